import { icon } from "../../kit/icons";
import { tile } from "../../kit/parts";

const exercise = (title: string, note: string, done: boolean): string => `
  <div class="row g12" style="padding:12px 0">${tile(icon(done ? "check" : "play", 22, done ? 3 : 2), done ? "#dcf3ec" : "#e0f2ff", 50, done ? "#0f6a58" : "#0f5c8f")}<div class="grow"><b>${title}</b><div class="sm soft">${note}</div></div><span class="faint">${icon("next", 18)}</span></div>`;

/** A day of the physiotherapy diary. */
export const physio = `
<div class="so" style="background:#f2f9ff"><div class="row between"><div><div class="sm soft">Day 12 of 42</div><h1 style="font-size:28px;margin-top:2px">Left knee</h1></div>${tile(icon("calendar", 22), "#fff", 46)}</div>
  <div class="card" style="padding:6px 16px">${exercise("Heel slides", "3 sets of 10, done at 8:10", true)}<div class="line"></div>${exercise("Bridge", "3 sets of 8, about 4 minutes", false)}<div class="line"></div>${exercise("Step up", "2 sets of 10, low step", false)}</div>
  <div class="card" style="padding:18px"><b style="font-size:18px">How does the knee feel?</b><div class="row between" style="margin-top:14px">${[
    ["#1fa187", "Fine"],
    ["#8fd3ff", "Stiff"],
    ["#ffc24b", "Sore"],
    ["#ff6b4a", "Hurts"],
  ]
    .map(
      ([colour, label], index) =>
        `<div class="col centre g6 sm ${index === 1 ? "bold" : "soft"}"><span style="width:58px;height:58px;border-radius:50%;background:${colour};${index === 1 ? "box-shadow:0 0 0 4px #fff,0 0 0 7px #1b1f3b" : ""}"></span>${label}</div>`,
    )
    .join("")}</div></div>
  <div class="btn ink">Play Bridge</div>
</div>`;
