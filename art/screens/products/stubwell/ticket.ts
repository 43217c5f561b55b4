import { icon } from "../../kit/icons";
import { qrCode } from "../../kit/qr";
import { nav, poster } from "./look";

const cell = (label: string, value: string): string =>
  `<div><div class="xs" style="color:#5a5f80">${label}</div><b class="display" style="font-size:22px">${value}</b></div>`;

const notch = (side: string): string =>
  `<i style="position:absolute;${side}:-13px;top:-13px;width:26px;height:26px;border-radius:50%;background:#15172f"></i>`;

/** A ticket, with a code that changes. */
export const ticket = `
<div class="sw"><div class="row between"><h1>Tickets</h1><span class="soft bold sm">2 of 2</span></div>
  <div style="background:#fff8ef;color:#1b1f3b;border-radius:26px;overflow:hidden"><div>${poster(350, 150, 0)}</div>
    <div style="padding:16px 22px 18px"><b class="display" style="font-size:21px">Nilgiri Brass, all night</b><div class="sm" style="color:#5a5f80;margin-top:3px">Sat 12 December, 19:30 · Hall of Lamps</div>
      <div class="row between" style="margin-top:14px">${cell("Tier", "1")}${cell("Row", "F")}${cell("Seat", "14")}${cell("Gate", "North")}</div></div>
    <div class="rel" style="border-top:2.5px dashed #1b1f3b2e">${notch("left")}${notch("right")}</div>
    <div class="col centre" style="padding:20px 0 18px">${qrCode("SW1.F14.12DEC.9c41e07ab2d5f3", 192)}<div class="row g8 sm bold" style="margin-top:14px;color:#8a5a00">${icon("undo", 16)}New code in 18 s</div></div></div>
  <div class="row g10"><div class="btn card grow" style="padding:14px">${icon("share", 19)}Pass on</div><div class="btn card grow" style="padding:14px">${icon("wallet", 19)}Wallet</div></div>${nav("Tickets")}
</div>`;
