import { icon, type IconName } from "../../kit/icons";
import { frame, type Take } from "./frames";
import { sound } from "./look";

const strip = (take: Take, width: number): string =>
  `<div class="row">${Array.from({ length: Math.ceil(width / 96) }, () => frame(take, 96, 56)).join("")}</div>`;

const clip = (left: number, width: number, inner: string, look: string, label = ""): string =>
  `<div class="clip" style="left:${left}px;width:${width}px;height:100%;${look}">${inner}${label ? `<b>${label}</b>` : ""}</div>`;

const track = (name: IconName, label: string, height: number, inner: string): string => `
  <div class="row" style="height:${height}px;margin-top:8px"><span class="row g8 sm bold soft" style="width:112px">${icon(name, 18)}${label}</span><div class="grow rel" style="height:100%">${inner}</div></div>`;

const words = (left: number, width: number, text: string, on = false): string =>
  clip(
    left,
    width,
    `<span class="cut" style="padding:0 10px;font-weight:600;font-size:13px;color:#1b1f3b">${text}</span>`,
    on ? "background:#ffc24b" : "background:#d3c8ff",
  );

const ruler = (length: number, step: number): string =>
  `<div class="row xs faint num" style="margin-left:112px;height:22px">${Array.from({ length }, (_, index) => `<span style="width:${step}px;border-left:1px solid #ffffff33;padding-left:5px">0:${String(index * 4).padStart(2, "0")}</span>`).join("")}</div>`;

/** Four tracks under a playhead at twelve seconds; 32 px are one second. */
export const timeline = `
<div class="rel" style="padding:14px 20px 18px">${ruler(7, 128)}
  ${track("image", "Picture", 56, clip(0, 300, strip("oven", 300), "box-shadow:inset 0 0 0 2px #ffffff40", "Oven") + clip(304, 260, strip("loaf", 260), "box-shadow:0 0 0 3px #ffc24b", "Loaf, close") + clip(568, 250, strip("counter", 250), "", "Counter"))}
  ${track("plus", "On top", 46, clip(430, 190, `<div class="row">${frame("flour", 82, 46).repeat(3)}</div>`, "", "Flour"))}
  ${track("text", "Captions", 34, words(6, 150, "Up since three,") + words(160, 196, "for a loaf that keeps", false) + words(360, 200, "a week. If it lasts.", true) + words(566, 190, "Come before ten."))}
  ${track("music", "Music", 42, clip(0, 818, sound(818, 34, "#6accb6"), "background:#1d4a45;padding:0 6px"))}
  <div style="position:absolute;left:${132 + 12 * 32}px;top:8px;bottom:14px;width:3px;background:#ff6b4a;border-radius:3px"><b class="num" style="position:absolute;left:-30px;top:-4px;background:#ff6b4a;color:#1b1f3b;font-size:12.5px;border-radius:8px;padding:3px 8px">0:12.0</b></div>
</div>`;

/** The frame at the playhead, and the timeline below it. */
export const closeTimeline = `
<div class="sbp"><div class="col centre" style="background:#101122;padding:22px"><div class="rel">${frame("loaf", 480, 270, { radius: 14 })}<div class="display" style="position:absolute;left:0;right:0;bottom:16px;text-align:center"><span style="background:#ffc24b;color:#1b1f3b;padding:5px 12px;border-radius:11px;font-size:20px">a week. If it lasts.</span></div></div></div>
  <div style="padding:8px 6px 10px">${timeline}</div></div>`;
