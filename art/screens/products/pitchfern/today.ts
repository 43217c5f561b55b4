import { bars } from "../../kit/charts";
import { icon } from "../../kit/icons";
import { avatar, pill } from "../../kit/parts";
import { rail, reason } from "./look";

const customer = (
  initial: string,
  colour: string,
  name: string,
  why: string,
  on = false,
  done = false,
): string => `
  <div class="row g12" style="padding:12px;border-radius:16px;${on ? "background:#ffe3db" : ""};${done ? "opacity:.5" : ""}">${avatar(initial, colour, 42)}<div class="grow"><b>${name}</b><div class="sm soft cut">${why}</div></div>${done ? `<span class="green">${icon("check", 20, 3)}</span>` : ""}</div>`;

/** The workspace: today's list and the first customer on it. */
export const today = `
<div class="pf">${rail}<div class="list"><h1 style="font-size:25px">Five for today</h1><div class="sm soft" style="margin-bottom:8px">Thursday, 23 April · 1 done</div>
    ${customer("W", "#ffd98d", "Willowbank Clinic", "Contract ends in 60 days", true)}${customer("S", "#bfe6ff", "St Brannoc Dental", "Asked about two sites")}${customer("H", "#a9e3d3", "Harrow Lane Physio", "Group signed in March")}${customer("L", "#d3c8ff", "Lowther Eye Care", "Opened the price list twice")}${customer("C", "#ffe3db", "Copse Hill Surgery", "Demo booked for Tuesday", false, true)}
    <div class="card" style="margin-top:auto;padding:16px"><div class="row between"><b>Meetings a week</b><b class="display num" style="font-size:20px">9</b></div><div style="margin-top:12px">${bars([5, 6, 5, 7, 6, 7, 8, 7, 8, 9], { width: 258, height: 66 }, "#ffbfae", "#ff6b4a", 9)}</div></div></div>
  <main><div class="row between"><div class="row g16">${avatar("W", "#ffd98d", 62)}<div><h1 style="font-size:29px">Willowbank Clinic</h1><div class="soft" style="margin-top:4px">12 practitioners, Kilkenny · customer since 2023</div></div></div>${pill("Renewal", "#ffe3db", "#b8381b")}</div>
    <div class="card" style="padding:12px 22px"><b class="deep">Why today</b>${reason("clock", "The contract ends in 60 days", "Signed 22 June 2023, three years", 3)}<div class="line"></div>${reason("mail", "A question is open", "Aoife asked on Monday about text reminders", 2)}<div class="line"></div>${reason("people", "A clinic of the same group signed", "Harrow Lane Physio, 18 March", 1)}</div>
    <div class="row g12"><div class="btn coral grow">${icon("phone", 20)}Call Aoife Brennan</div><div class="btn" style="background:#fff;border:1px solid #1b1f3b1f">${icon("mail", 20)}Send</div><div class="btn" style="background:#fff;border:1px solid #1b1f3b1f">Not now</div></div>
    <div class="row g16 grow" style="align-items:stretch"><div class="card grow"><b>What to bring</b><div class="row g12" style="margin-top:14px"><span class="tile" style="width:46px;height:58px;background:#ffe3db;color:#b8381b">${icon("file", 24)}</span><div><b>Text reminders in practice</b><div class="sm soft">2 pages · answered by 4 of 10</div></div></div><div class="row g12" style="margin-top:12px"><span class="tile" style="width:46px;height:58px;background:#fff0cf;color:#8a5a00">${icon("file", 24)}</span><div><b>Prices 2026, per site</b><div class="sm soft">1 page · checked on 2 April</div></div></div></div>
      <div class="card grow"><b>Last time</b><div class="soft" style="margin-top:12px;line-height:1.5">“Happy with the diary. No-shows are still one in nine. Would like reminders in Polish.”</div><div class="sm faint" style="margin-top:12px">Grace, 14 January · from the CRM</div></div></div>
  </main></div>`;
