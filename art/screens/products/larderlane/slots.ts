import { icon } from "../../kit/icons";
import { pill } from "../../kit/parts";
import { map } from "./tracking";

const day = (name: string, date: string, on = false): string =>
  `<div class="col centre grow" style="border-radius:16px;padding:9px 0;${on ? "background:#0f6a58;color:#fff" : "background:#fff"}"><span class="sm">${name}</span><b class="num" style="font-size:19px">${date}</b></div>`;

const slot = (time: string, price: string, note: string, kind: "near" | "free" | "full"): string => `
  <div class="row g12" style="border-radius:17px;padding:13px 16px;background:#fff;${kind === "near" ? "box-shadow:inset 0 0 0 2.5px #0f6a58" : ""};${kind === "full" ? "opacity:.55" : ""}"><div class="grow"><b class="num" style="font-size:17px">${time}</b>${note ? `<div class="sm ${kind === "near" ? "deep medium" : "soft"}">${note}</div>` : ""}</div>
  ${kind === "near" ? pill("Van nearby", "#ffc24b", "#1b1f3b") : ""}<b class="num" style="font-size:17px">${price}</b></div>`;

/** Delivery slots; the cheapest is when the van is nearby. */
export const slots = `
<div class="la" style="gap:12px"><div class="row between">${icon("back", 24)}<b>When shall we come?</b><span style="width:24px"></span></div>
  <div class="row g8">${day("Wed", "18")}${day("Thu", "19")}${day("Fri", "20", true)}${day("Sat", "21")}${day("Mon", "23")}</div>
  <div style="border-radius:20px;overflow:hidden;height:128px;position:relative">${map(350, 128)}<span class="pill row g6" style="position:absolute;left:10px;bottom:10px;background:#fff">${icon("pin", 15)}14 Elm Row</span></div>
  <div class="col g8">${slot("10:00 to 11:00", "£3.50", "", "free")}${slot("11:00 to 12:00", "£1.50", "We are at number 16 at 11:20", "near")}${slot("12:00 to 13:00", "Full", "", "full")}${slot("14:00 to 15:00", "£3.50", "", "free")}${slot("17:00 to 18:00", "£3.50", "Last round", "free")}</div>
  <div class="btn green-btn" style="margin-top:2px">Take 11 to 12</div>
</div>`;
