import { icon } from "../../kit/icons";
import { friend, type Friend } from "./look";

const choice = (on: boolean, title: string, note: string, sum: string): string => `
  <div class="card row g12" style="padding:14px 16px;${on ? "box-shadow:inset 0 0 0 2px var(--deep)" : ""}"><span style="width:22px;height:22px;border-radius:50%;flex:none;box-shadow:inset 0 0 0 ${on ? "7px var(--deep)" : "2px #c4c6d6"}"></span>
  <div class="grow"><b>${title}</b><div class="sm soft num">${note}</div></div><b class="num">${sum}</b></div>`;

/** An expense in another currency, with the rate that the group will use. */
export const currency = `
<div class="kf"><div class="row between">${icon("cross", 24)}<b>New expense</b><b class="deep">Save</b></div>
  <div class="centre col" style="padding:8px 0 4px"><div class="soft">Izakaya in Pontocho</div><div class="big num" style="font-size:54px;margin-top:8px">¥18,600</div>
    <div class="row g8 bold" style="margin-top:10px;font-size:19px"><span class="deep">${icon("swap", 20)}</span><span class="num">€114.03</span></div></div>
  <h2>Rate for this expense</h2>
  <div class="col g10" style="margin-top:-4px">${choice(true, "Rate of the day", "14 Sep · €1 = ¥163.12", "€114.03")}${choice(false, "What my card gave", "€1 = ¥160.80", "€115.67")}</div>
  <div class="row g8 sm soft">${icon("lock", 17)}The rate stays fixed, whatever yen does next.</div>
  <div class="card" style="padding:14px 16px"><div class="row between"><div class="row g10">${friend("Tomás", 36)}<div><div class="sm soft">Paid by</div><b>Tomás</b></div></div>
    <div class="row"><span class="row">${(["Ines", "Rui", "Maya", "Leo", "Nora"] as Friend[]).map((name) => `<span style="margin-left:-9px;border-radius:50%;box-shadow:0 0 0 2px #fff">${friend(name, 34)}</span>`).join("")}</span></div></div>
    <div class="row between sm" style="margin-top:12px"><span class="soft">Split equally between 6</span><b class="num">€19.00 or €19.01 each</b></div></div>
</div>`;
