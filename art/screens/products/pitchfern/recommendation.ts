import { icon } from "../../kit/icons";
import { avatar, pill } from "../../kit/parts";
import { reason } from "./look";

/** One recommendation with its reasons, and three answers to choose from. */
export const recommendation = `
<div class="pp"><div class="row between"><div class="row g16">${avatar("W", "#ffd98d", 66)}<div><div class="sm bold deep">First of five for today</div><h2 style="font-size:28px;margin-top:3px">Call Willowbank Clinic</h2></div></div>${pill("About 10 minutes", "#f4f1f0", "#5a5f80")}</div>
  <div class="card" style="padding:6px 22px">${reason("clock", "The contract ends in 60 days", "Signed 22 June 2023, three years", 3)}<div class="line"></div>${reason("mail", "A question is open", "Aoife asked on Monday about text reminders", 2)}<div class="line"></div>${reason("people", "A clinic of the same group signed", "Harrow Lane Physio, 18 March", 1)}</div>
  <div class="row g12"><div class="btn coral grow" style="padding:17px">${icon("phone", 21)}Call</div><div class="btn tint grow">${icon("mail", 21)}Send</div><div class="btn grow" style="box-shadow:inset 0 0 0 1.5px #1b1f3b33">Not now</div></div>
  <div class="row g8 wrap sm"><span class="soft" style="margin-right:4px">Not now, because</span>${["spoke yesterday", "wrong person", "bad month", "not a fit"].map((text) => pill(text, "#f4f1f0", "#1b1f3b")).join("")}</div>
</div>`;
