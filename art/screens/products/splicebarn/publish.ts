import { icon } from "../../kit/icons";
import { frame } from "./frames";

const shape = (
  width: number,
  height: number,
  shift: number,
  name: string,
  where: string,
  state: string,
): string => `
  <div class="col" style="width:${width}px;align-self:flex-end"><div class="rel">${frame("loaf", width, height, { shift, radius: 16 })}${state}</div><b style="margin-top:12px">${name}</b><div class="sm soft">${where}</div></div>`;

const ready = `<span class="pill row g4" style="position:absolute;left:10px;top:10px;background:#dcf3ec;color:#0f6a58">${icon("check", 15, 3)}Ready</span>`;

const making = `<div class="col centre" style="position:absolute;inset:0;border-radius:16px;background:#101122b3;justify-content:center"><b class="display num" style="font-size:34px">72%</b><div class="bar" style="width:60%;margin-top:10px;background:#ffffff33"><i style="width:72%;background:#ffc24b"></i></div><div class="sm" style="margin-top:10px">4 seconds left</div></div>`;

/** One video in three aspect ratios. */
export const publish = `
<div class="sbp" style="padding:28px 32px 30px"><div class="row between"><div><h2 style="font-size:26px">Saturday loaf</h2><div class="soft" style="margin-top:4px">0:25 · captions burnt in · loaf kept in the frame</div></div><span class="pill num" style="background:#2b2e57;color:#ffc24b;font-size:14px">11 of 15 seconds</span></div>
  <div class="row between" style="margin-top:24px;align-items:flex-end">${shape(392, 220, 0, "Wide", "Website, screen in the shop", ready)}${shape(160, 284, 4, "Tall", "Stories", making)}${shape(196, 196, 6, "Square", "Feed", ready)}</div>
  <div class="row g12" style="margin-top:24px"><div class="btn gold grow">Publish all three</div><div class="btn" style="background:#2b2e57">${icon("link", 20)}Copy link</div><div class="btn" style="background:#2b2e57">Later today</div></div></div>`;
