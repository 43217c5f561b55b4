import { icon, type IconName } from "../../kit/icons";
import { tile } from "../../kit/parts";
import { friend, type Friend } from "./look";

const expense = (
  name: IconName,
  tint: string,
  title: string,
  by: string,
  sum: string,
  share: string,
): string => `
  <div class="row g12" style="padding:11px 0">${tile(icon(name, 21), tint, 44)}<div class="grow"><b>${title}</b><div class="sm soft">${by}</div></div>
  <div class="right num"><b>${sum}</b><div class="sm soft">${share}</div></div></div>`;

const column = (name: Friend, sum: number): string => {
  const height = Math.max(8, Math.abs(sum) * 0.27);
  const box = `<i style="display:block;width:26px;height:${height}px;border-radius:8px;background:${sum > 0 ? "#1fa187" : "#b9a7ff"}"></i>`;
  return `<div class="col centre g6" style="width:46px"><div style="height:60px" class="col">${sum > 0 ? `<span style="margin-top:auto">${box}</span>` : ""}</div>
    ${friend(name, 30)}<div style="height:40px">${sum > 0 ? "" : box}</div></div>`;
};

/** A trip: what was spent, how everyone stands, the last expenses. */
export const trip = `
<div class="kf"><div class="row between">${icon("back", 24)}<span class="row">${icon("dots", 24, 3)}</span></div>
  <div><h1>Japan, ten days</h1><div class="soft" style="margin-top:6px">6 friends · 47 expenses</div></div>
  <div class="card accent" style="padding:20px"><div class="row between top"><div><div class="medium sm">You owe in all</div><div class="big num" style="margin-top:8px">€140.25</div></div>
    <div class="right"><div class="medium sm">Shared</div><div class="bold num" style="margin-top:8px;font-size:17px">€3,184.20</div></div></div>
    <div class="btn ink" style="margin-top:18px">Settle up with 1 payment</div></div>
  <div class="card" style="padding:14px 16px"><div class="row between"><h2>How everyone stands</h2>${icon("next", 18)}</div>
    <div class="row between" style="margin-top:6px">${column("Ines", 212.4)}${column("Tomás", 86.1)}${column("Leo", -37.5)}${column("Rui", -48.6)}${column("Nora", -72.15)}${column("Maya", -140.25)}</div></div>
  <div class="card" style="padding:8px 16px">${expense("fork", "#ffe3db", "Izakaya in Pontocho", "Tomás paid · 14 Sep", "¥18,600", "€114.03")}
    ${expense("car", "#fff0cf", "Taxi to Gion", "Leo paid · 14 Sep", "¥2,860", "€17.53")}</div>
  <div class="nav"><span class="on">${icon("people", 24)}Groups</span><span>${icon("list", 24)}Activity</span><span>${icon("plus", 24)}Add</span><span>${icon("person", 24)}You</span></div>
</div>`;
