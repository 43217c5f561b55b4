import { icon, type IconName } from "../../kit/icons";
import { frame, sound } from "./look";

const strip = (width: number, shift: number): string =>
  `<div class="row">${Array.from({ length: Math.ceil(width / 96) }, (_, index) => frame(96, 56, shift + index * 14)).join("")}</div>`;

const clip = (left: number, width: number, inner: string, look: string, label = ""): string =>
  `<div class="clip" style="left:${left}px;width:${width}px;height:100%;${look}">${inner}${label ? `<b>${label}</b>` : ""}</div>`;

const track = (name: IconName, label: string, height: number, inner: string): string => `
  <div class="row" style="height:${height}px;margin-top:8px"><span class="row g8 sm bold soft" style="width:112px">${icon(name, 18)}${label}</span><div class="grow rel" style="height:100%">${inner}</div></div>`;

const words = (left: number, width: number, text: string, on = false): string =>
  clip(left, width, `<span class="cut" style="padding:0 10px;font-weight:600;font-size:13px;color:#1b1f3b">${text}</span>`, on ? "background:#ffc24b" : "background:#d3c8ff");

const ruler = (length: number, step: number): string =>
  `<div class="row xs faint num" style="margin-left:112px;height:22px">${Array.from({ length }, (_, index) => `<span style="width:${step}px;border-left:1px solid #ffffff33;padding-left:5px">0:${String(index * 4).padStart(2, "0")}</span>`).join("")}</div>`;

/** Four tracks under a playhead at twelve seconds; 32 px are one second. */
export const timeline = `
<div class="rel" style="padding:14px 20px 18px">${ruler(7, 128)}
  ${track("image", "Picture", 56, clip(0, 300, strip(300, -60), "box-shadow:inset 0 0 0 2px #ffffff40", "Oven") + clip(304, 260, strip(260, 20), "box-shadow:0 0 0 3px #ffc24b", "Loaf, close") + clip(568, 250, strip(250, 90), "", "Counter"))}
  ${track("plus", "On top", 46, clip(430, 190, `<div class="row">${frame(82, 46, -110)}${frame(82, 46, -100)}${frame(82, 46, -90)}</div>`, "", "Flour"))}
  ${track("text", "Captions", 34, words(6, 150, "Up since three,") + words(160, 196, "for a loaf that keeps", false) + words(360, 200, "a week. If it lasts.", true) + words(566, 190, "Come before ten."))}
  ${track("music", "Music", 42, clip(0, 818, sound(818, 34, "#6accb6"), "background:#1d4a45;padding:0 6px"))}
  <div style="position:absolute;left:${132 + 12 * 32}px;top:8px;bottom:14px;width:3px;background:#ff6b4a;border-radius:3px"><b class="num" style="position:absolute;left:-30px;top:-4px;background:#ff6b4a;color:#1b1f3b;font-size:12.5px;border-radius:8px;padding:3px 8px">0:12.0</b></div>
</div>`;
