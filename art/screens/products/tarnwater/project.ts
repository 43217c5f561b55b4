import { icon } from "../../kit/icons";
import { pill } from "../../kit/parts";
import { well } from "./look";

const step = (state: "done" | "now" | "next", title: string, date: string, last = false): string => {
  const dot = {
    done: "background:#0f6a58;color:#fff",
    now: "background:#ffc24b",
    next: "background:#fff;box-shadow:inset 0 0 0 2px #c4c6d6",
  }[state];
  return `<div class="grow rel"><div class="row"><span class="tile" style="width:38px;height:38px;border-radius:50%;${dot}">${state === "done" ? icon("check", 20, 3) : state === "now" ? icon("drop", 20) : ""}</span>${last ? "" : `<i class="grow" style="height:4px;background:${state === "done" ? "#0f6a58" : "#d5e5dd"}"></i>`}</div>
  <b style="display:block;margin-top:10px;${state === "next" ? "color:#5a5f80;font-weight:500" : ""}">${title}</b><div class="sm soft num">${date}</div></div>`;
};

/** One well: its money, its steps, the latest report. */
export const project = `
<div style="height:296px;position:relative">${well(800, 296)}<span style="position:absolute;left:32px;top:24px">${pill("In work", "#fff", "#8a5a00")}</span></div>
<div class="tq" style="padding-top:24px"><div class="row between top"><div><h2 style="font-size:28px">Mlowa primary school</h2><div class="soft" style="margin-top:5px">Well 207 · 340 children, two caretakers</div></div><div class="right" style="width:280px"><div class="row between bold"><span class="num">£1,840 of £2,300</span><span class="num deep">80%</span></div><div class="bar" style="height:12px;margin-top:9px"><i style="width:80%;background:#1fa187"></i></div></div></div>
  <div class="row top" style="margin-top:4px">${step("done", "Reported", "11 March")}${step("done", "Visited", "2 April")}${step("done", "Parts ordered", "19 April")}${step("now", "Repair", "since 6 May")}<div style="width:104px">${step("next", "Handed over", "June", true)}</div></div>
  <div class="card row g16" style="background:#f7fbf8"><span class="avatar" style="width:46px;height:46px;background:#a9e3d3">N</span><div class="grow"><b>“The rod fits. On Friday we test the flow.”</b><div class="sm soft">Neema, field engineer · 8 May · approved by the office</div></div><span class="row g6 sm bold deep">${icon("image", 19)}4 photos</span></div>
</div>`;
