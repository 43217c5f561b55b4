import { icon } from "../../kit/icons";
import { lamp } from "./look";

const article = (
  colour: string,
  ground: string,
  name: string,
  code: string,
  counted: string,
  state: "ok" | "odd" | "open",
): string => `
  <div class="row g10" style="padding:9px 12px;border-radius:16px;background:#fff;${state === "odd" ? "box-shadow:inset 0 0 0 3px #f0a523" : ""}">${lamp(46, colour, ground)}<div class="grow"><b>${name}</b><div class="sm soft num">${code}</div></div>
  <b class="display num" style="font-size:25px;${state === "open" ? "color:#b4b8cc" : ""}">${counted}</b>${state === "ok" ? `<span class="green">${icon("check", 22, 3)}</span>` : ""}</div>`;

/** The handheld's count of one shelf. */
export const count = `
<div class="sh"><div class="row between indigo" style="padding:13px 16px"><b style="font-size:18px">Shelf B-07-2</b><span class="row g6 sm">${icon("cloudOff", 18)}6 kept here</span></div>
  <div class="col g8" style="padding:12px">${article("#4a4f73", "#e9eaf3", "Loft pendant", "FN-0817", "64", "ok")}${article("#e0a63a", "#fff0cf", "Orla pendant", "FN-2204", "41", "odd")}
    <div style="background:#fff0cf;border-radius:16px;padding:12px 14px"><b>42 were expected. Count again?</b><div class="row g8" style="margin-top:10px"><div class="btn indigo grow" style="padding:13px;font-size:17px">Again</div><div class="btn grow" style="background:#fff;padding:13px;font-size:17px">41 is right</div></div></div>
    ${article("#1fa187", "#dcf3ec", "Fern pendant", "FN-2871", "–", "open")}</div>
  <div class="row" style="margin-top:auto;padding:12px"><div class="btn indigo grow" style="padding:18px;font-size:19px">${icon("scan", 24)}Scan</div></div></div>`;
