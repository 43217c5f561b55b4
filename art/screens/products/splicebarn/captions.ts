import { icon } from "../../kit/icons";
import { frame } from "./frames";

const said = (time: string, text: string, on = false): string => `
  <div class="row g16 top" style="padding:13px 16px;border-radius:16px;${on ? "background:#2b2e57" : ""}"><span class="num sm faint" style="padding-top:4px">${time}</span><span style="font-size:20px;line-height:1.45">${text}</span></div>`;

const right = (word: string): string =>
  `<b style="background:#ffc24b;color:#1b1f3b;border-radius:7px;padding:1px 7px">${word}</b>`;

/** Captions as running text that can be corrected. */
export const captions = `
<div class="sbp row" style="align-items:stretch"><div class="grow" style="padding:26px 22px 24px"><div class="row between" style="padding:0 16px"><h2 style="font-size:24px">Words</h2><span class="sm soft">Click a word to hear it</span></div>
  <div style="margin-top:12px">${said("0:00", `At ${right("Van Dorst")} we are up since three,`)}${said("0:05", "for a loaf that keeps")}${said("0:11", "a week. If it lasts.", true)}${said("0:17", `The ${right("Van Dorst")} rye has <u style="text-decoration:underline wavy #ff8a6e;text-underline-offset:6px">four</u> days`)}${said("0:21", `of sour in it. <s style="color:#8a8eb0">Er, well.</s> Ask ${right("Van Dorst")}.`)}</div></div>
  <div class="col g16" style="width:292px;background:#1f2140;padding:24px 22px">${frame("door", 248, 140, { radius: 14 })}<div class="row g12 top"><span style="color:#ffc24b">${icon("check", 22, 3)}</span><div><b>Corrected in 4 places</b><div class="sm soft">“Fan Dorset” is now Van Dorst, here and next time.</div></div></div>
    <div class="row g12 top"><span style="color:#ff8a6e">${icon("warn", 22)}</span><div><b>1 word to check</b><div class="sm soft">“four” or “for”?</div></div></div><div class="row g12 top"><span class="soft">${icon("cut", 22)}</span><div><b>“Er, well.” is cut</b><div class="sm soft">From the picture too, 0.8 s.</div></div></div></div></div>`;
