import { icon } from "../../kit/icons";
import { mark } from "./look";

const sample = (colour: string, title: string, ratio: string, ok: boolean, on: boolean): string => `
  <div class="grow" style="border-radius:20px;padding:10px 10px 14px;${on ? "box-shadow:inset 0 0 0 2.5px #1b1f3b" : "box-shadow:inset 0 0 0 1.5px #1b1f3b1f"}">
    <div style="background:${colour};border-radius:13px;padding:18px 18px 16px;color:#fff">${mark(30, "#fff")}<div class="display" style="font-size:22px;margin-top:26px">Lotte Brandt</div><div class="sm" style="margin-top:3px">Naval architect</div><div class="xs" style="margin-top:10px">+44 20 7946 0163</div></div>
    <div class="row between" style="padding:12px 6px 0"><b>${title}</b><b class="row g6 num ${ok ? "green" : "red"}">${icon(ok ? "check" : "warn", 18, 2.4)}${ratio}</b></div></div>`;

const swatch = (colour: string, on = false): string =>
  `<span style="width:42px;height:42px;border-radius:50%;background:${colour};${on ? "box-shadow:0 0 0 3px #fff,0 0 0 6px #1b1f3b" : ""}"></span>`;

/** The editor measures a brand's colour and offers the nearest shade that can be read. */
export const editor = `
<div class="tp" style="gap:20px"><div class="row between"><h2 style="font-size:24px">Colour of the card</h2><span class="row g8 soft bold">${icon("undo", 20)}Undo</span></div>
  <div class="row between">${swatch("#ff7f61", true)}${swatch("#1b1f3b")}${swatch("#0f6a58")}${swatch("#0f5c8f")}${swatch("#5a45c4")}${swatch("#ffc24b")}${swatch("#8a5a00")}<span class="num bold" style="background:#fff7f2;border-radius:12px;padding:11px 14px">#FF7F61</span></div>
  <div class="row g12" style="background:#fff0cf;border-radius:16px;padding:15px 18px"><span style="color:#7a5000">${icon("warn", 24)}</span><div class="grow"><b>Small type on this coral is hard to read</b><div class="sm soft">The telephone number has 2.5 to 1. It needs 4.5 to 1.</div></div></div>
  <div class="row g16">${sample("#ff7f61", "Your coral", "2.5 : 1", false, false)}${sample("#c93f1d", "Nearest that passes", "5.0 : 1", true, true)}</div>
  <div class="row g12"><div class="btn ink grow">Take the darker coral</div><div class="btn tint" style="padding-inline:26px">Keep mine</div></div>
</div>`;
