import { icon } from "../../kit/icons";
import { mark } from "./look";

const amount = (sum: string, what: string, on = false): string => `
  <div style="border-radius:18px;padding:14px 15px;background:#fff;${on ? "box-shadow:inset 0 0 0 3px #0f6a58" : "box-shadow:inset 0 0 0 1.500px #1b1f3b1f"}"><b class="display num" style="font-size:27px">${sum}</b><div class="sm soft" style="margin-top:3px">${what}</div></div>`;

/** The first of three steps of a donation. */
export const donate = `
<div class="tm"><div class="row between"><span class="row g8">${mark(30)}<b class="display">Tarnwater Trust</b></span><span class="sm row g4">${icon("globe", 17)}English</span></div>
  <div class="row g6"><i class="grow" style="height:6px;border-radius:6px;background:#0f6a58"></i><i class="grow" style="height:6px;border-radius:6px;background:#d5e5dd"></i><i class="grow" style="height:6px;border-radius:6px;background:#d5e5dd"></i></div>
  <div><div class="sm soft">Step 1 of 3</div><h1 style="font-size:29px;margin-top:4px">How much?</h1></div>
  <div class="row" style="background:#e4efe9;border-radius:15px;padding:4px;font-weight:600;text-align:center"><span class="grow" style="padding:11px;background:#fff;border-radius:12px;box-shadow:0 2px 6px #1b1f3b1f">Once</span><span class="grow" style="padding:11px">Every month</span></div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:10px">${amount("£12", "seals for one pump")}${amount("£30", "a day of training for two caretakers", true)}${amount("£80", "a new pump rod")}${amount("£480", "a whole repair")}</div>
  <div class="row between" style="background:#fff;border-radius:16px;padding:15px;box-shadow:inset 0 0 0 1.5px #1b1f3b1f"><span class="soft">Another amount</span><b>£</b></div>
  <div class="btn" style="background:#ffc24b">Give £30 once ${icon("right", 20)}</div>
  <div class="row g8 sm soft centre">${icon("lock", 16)}We keep your place if the line breaks.</div>
</div>`;
