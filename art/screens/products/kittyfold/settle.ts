import { icon } from "../../kit/icons";
import { pill } from "../../kit/parts";
import { friend, type Friend } from "./look";

const payment = (from: Friend, to: Friend, sum: string, mine = false): string => `
  <div class="row g10" style="padding:12px 0">${friend(from, 42)}<span class="deep">${icon("right", 20)}</span>${friend(to, 42)}
  <div class="grow"><b>${mine ? "You" : from} to ${to}</b><div class="sm soft">${mine ? "replaces 4 debts" : "replaces " + (from === "Nora" ? "3" : "2") + " debts"}</div></div><b class="num" style="font-size:18px">${sum}</b></div>`;

/** Eleven debts between six friends, settled in four payments. */
export const settle = `
<div class="kf"><div class="row between">${icon("back", 24)}<b>Settle up</b><span style="width:24px"></span></div>
  <div class="card accent" style="padding:20px"><div class="row g16"><div class="big num" style="font-size:64px">4</div><div class="grow"><b style="font-size:18px">payments instead of 11</b>
    <div class="sm" style="margin-top:3px">Nobody pays or gets a cent more than before.</div></div></div></div>
  <div class="card" style="padding:6px 16px">${payment("Maya", "Ines", "€140.25", true)}<div class="tint" style="border-radius:14px;padding:12px 14px;margin-bottom:12px">
      <div class="row between sm" style="padding:3px 0"><span>You owed Ines</span><span class="num">€96.10</span></div>
      <div class="row between sm" style="padding:3px 0"><span>You owed Tomás</span><span class="num">€81.60</span></div>
      <div class="row between sm" style="padding:3px 0"><span>You owed Rui</span><span class="num">€12.40</span></div>
      <div class="row between sm" style="padding:3px 0"><span>Nora owed you</span><span class="num">−€49.85</span></div></div>
    <div class="line"></div>${payment("Nora", "Ines", "€72.15")}<div class="line"></div>${payment("Rui", "Tomás", "€48.60")}<div class="line"></div>${payment("Leo", "Tomás", "€37.50")}</div>
  <div class="row between sm"><span class="soft">Worked out from 47 expenses</span>${pill("Nothing open")}</div>
  <div class="btn ink">Mark mine as paid</div>
</div>`;
