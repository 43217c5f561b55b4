import { icon, type IconName } from "../../kit/icons";
import { tile } from "../../kit/parts";
import { lamp } from "./look";

const movement = (
  name: IconName,
  tint: string,
  ink: string,
  title: string,
  paper: string,
  who: string,
  time: string,
  change: string,
  after: string,
): string => `
  <div class="st num" style="grid-template-columns:42px 1.5fr 1.1fr 130px 64px 64px;padding:8px 0">${tile(icon(name, 20), tint, 40, ink)}<div><b>${title}</b><div class="sm soft">${paper}</div></div><span class="soft">${who}</span><span class="soft">${time}</span><b class="right ${change.startsWith("+") ? "green" : ""}">${change}</b><b class="right">${after}</b></div>`;

/** How the stock of one article changed, and why. */
export const history = `
<div class="sp"><div class="row between"><div class="row g16">${lamp(64)}<div><h2 style="font-size:24px">Orla pendant, brass, 30 cm</h2><div class="soft" style="margin-top:4px">FN-2204 · two warehouses</div></div></div><div class="right"><div class="display num" style="font-size:42px">133</div><div class="sm soft">in stock, the sum of 1,207 movements</div></div></div>
  <div class="line"></div><div class="st xs faint bold" style="grid-template-columns:42px 1.5fr 1.1fr 130px 64px 64px;margin-bottom:-10px"><span></span><span>Movement</span><span>By</span><span>When</span><span class="right">Change</span><span class="right">After</span></div>
  <div>${movement("basket", "#e4ebff", "#3c50c4", "Picked", "Order 81722", "Marta, trolley 4", "14 Nov, 15:31", "−12", "133")}${movement("scan", "#e0f2ff", "#0f5c8f", "Counted", "Shelf B-07-2, twice", "Joe, handheld 11", "13 Nov, 09:05", "−1", "145")}${movement("warn", "#ffe3db", "#b8381b", "Broken", "Note 318, with photo", "Joe, goods in", "12 Nov, 16:48", "−2", "146")}${movement("truck", "#fff0cf", "#8a5a00", "Sold from Redditch", "Order 81691, pallet", "Amir, dock 2", "11 Nov, 11:20", "−24", "148")}${movement("box", "#dcf3ec", "#0f6a58", "Received", "Purchase order 4471", "Marta, goods in", "10 Nov, 08:12", "+60", "172")}${movement("basket", "#e4ebff", "#3c50c4", "Picked", "Order 81540", "Lena, trolley 2", "7 Nov, 14:02", "−8", "112")}</div>
</div>`;
