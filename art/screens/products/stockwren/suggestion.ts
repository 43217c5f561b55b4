import { bars } from "../../kit/charts";
import { icon, type IconName } from "../../kit/icons";
import { tile } from "../../kit/parts";
import { lamp } from "./look";

const reason = (name: IconName, title: string, note: string, sum: string): string => `
  <div class="row g12" style="padding:9px 0">${tile(icon(name, 20), "#e4ebff", 40, "#3c50c4")}<div class="grow"><b>${title}</b><div class="sm soft">${note}</div></div><b class="num" style="font-size:17px">${sum}</b></div>`;

/** A suggested order, and how it was calculated. */
export const suggestion = `
<div class="sp"><div class="row between"><div class="row g16">${lamp(60)}<div><h2 style="font-size:24px">Order 240 Orla pendants</h2><div class="soft" style="margin-top:4px">From Lumetta, Porto · by Thursday, to be here on 18 December</div></div></div></div>
  <div class="row g20" style="align-items:stretch"><div class="card col" style="width:330px;padding:18px"><div class="row between"><b>Sold a week</b><span class="sm soft">then expected</span></div><div style="margin:auto 0 0">${bars([44, 47, 46, 52, 50, 55, 58, 60, 60, 62, 66, 64, 60, 53], { width: 294, height: 190 }, "#a3bfff", "#3c50c4", 8)}</div><div class="row between xs faint" style="margin-top:8px"><span>September</span><span>Now</span><span>January</span></div></div>
    <div class="card grow" style="padding:8px 18px">${reason("chart", "Sold and expected", "412 in eight weeks, more before Christmas", "365")}<div class="line"></div>${reason("clock", "Reserve", "Lumetta is four days late on average", "+ 68")}<div class="line"></div>${reason("box", "In stock", "85 in Aston, 48 in Redditch", "− 133")}<div class="line"></div>${reason("truck", "On its way", "Purchase order 4502, due on Friday", "− 60")}
      <div class="row between" style="padding:11px 0 6px;border-top:2px solid #1b1f3b"><b>To order</b><b class="display num" style="font-size:25px">240</b></div></div></div>
  <div class="row g12"><div class="btn indigo grow">Order 240</div><div class="btn tint row g12 num">${icon("minus", 18)}240${icon("plus", 18)}</div><div class="btn tint">Not this week</div></div>
</div>`;
