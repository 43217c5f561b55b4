import { icon } from "../../kit/icons";
import { pill } from "../../kit/parts";
import { mark, well } from "./look";

const pin = (x: number, y: number, colour: string, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-9-10-11-15-11-20a11 11 0 0122 0c0 5-2 10-11 20z" fill="${colour}" stroke="#fff" stroke-width="2"/><circle cy="-20" r="4" fill="#fff"/></g>`;

const pins = [
  [92, 120],
  [134, 88],
  [166, 140],
  [204, 104],
  [238, 158],
  [270, 96],
  [188, 190],
  [120, 176],
  [306, 140],
  [330, 190],
  [262, 214],
  [216, 60],
  [152, 226],
] as const;

/** A district with its river and its wells. */
const map = `<svg class="full" viewBox="0 0 420 248" preserveAspectRatio="xMidYMid slice"><rect width="420" height="248" fill="#dfeee4"/><path d="M-10 60C60 30 120 60 180 40S320 10 430 40V-10H-10z" fill="#cbe3d3"/><path d="M-10 250C80 210 150 240 230 226s120-40 200-20v60H-10z" fill="#cbe3d3"/>
  <path d="M-10 170C70 150 96 204 170 170S290 110 340 120s60 20 90 6" stroke="#9cd4ec" stroke-width="13" fill="none"/><path d="M170 170c10 30 6 54 26 90" stroke="#9cd4ec" stroke-width="8" fill="none"/><g stroke="#fff" stroke-width="5" fill="none"><path d="M-10 110C90 96 160 120 240 92S360 60 430 74"/><path d="M120-10C132 60 118 120 140 250"/><path d="M300-10c-8 80 20 150 6 260"/></g>
  ${pins.map(([x, y], index) => pin(x, y, index === 8 ? "#b8381b" : index % 4 === 3 ? "#f0a523" : "#0f6a58", index === 4 ? 1.5 : 1)).join("")}</svg>`;

/** The home page: the promise, the map, one well. */
export const home = `
<div class="tw"><header style="background:#fff"><span class="row g10">${mark(36)}<b class="display" style="font-size:20px">Tarnwater Trust</b></span><span class="row g32"><span>Our wells</span><span>How we work</span><span>Accounts</span><span class="row g6">${icon("globe", 18)}English</span><span class="btn give" style="padding:11px 22px;font-size:15px">Give</span></span></header>
  <div style="display:grid;grid-template-columns:1fr 560px;flex:1;min-height:0"><div class="col" style="padding:26px 36px 0;gap:15px"><h1>See the well you paid for</h1><div class="soft" style="font-size:16.5px;max-width:27em">212 village wells repaired, each with its date, its cost and its caretakers. Nine have failed. They are on the map too.</div>
    <div class="row g12"><span class="btn give">Give to a well</span><span class="btn" style="box-shadow:inset 0 0 0 1.5px #1b1f3b">Read the accounts</span></div>
    <div class="row g32" style="margin-top:auto;padding-bottom:18px">${[
      ["£480", "repairs a pump"],
      ["94%", "still running after five years"],
      ["£27", "a month runs this site"],
    ]
      .map(
        ([value, label]) =>
          `<div><b class="display num" style="font-size:28px">${value}</b><div class="sm soft" style="max-width:11em">${label}</div></div>`,
      )
      .join("")}</div></div>
    <div class="rel hide">${map}<div class="row g12" style="position:absolute;left:18px;top:18px;font-size:13px"><span class="pill" style="background:#fff;color:#0f6a58">Running</span><span class="pill" style="background:#fff;color:#8a5a00">In work</span><span class="pill" style="background:#fff;color:#b8381b">Failed</span></div></div></div>
  <div class="row g24" style="background:#fff;padding:20px 36px 22px;align-items:stretch">${well(300, 200, 20)}<div class="grow col" style="gap:10px;padding-top:4px"><div class="row g10">${pill("In work", "#fff0cf", "#8a5a00")}<span class="sm soft">Well 207 · reported four days ago</span></div><h2 style="font-size:27px">Mlowa primary school</h2><div class="soft">The pump rod broke in March. 340 children walk forty minutes for water. The new rod has come; the caretakers are being trained.</div>
    <div style="margin-top:auto"><div class="row between bold" style="margin-bottom:8px"><span class="num">£1,840 of £2,300</span><span class="num deep">80%</span></div><div class="bar" style="height:12px"><i style="width:80%;background:#1fa187"></i></div></div></div>
    <div class="card col" style="width:250px;background:#f7fbf8;gap:9px">${["Reported", "Visited", "Parts ordered"].map((step) => `<div class="row g10"><span class="tile" style="width:24px;height:24px;border-radius:50%;background:#0f6a58;color:#fff">${icon("check", 14, 3)}</span>${step}</div>`).join("")}<div class="row g10 bold"><span class="tile" style="width:24px;height:24px;border-radius:50%;background:#ffc24b">${icon("drop", 14)}</span>Repair</div><div class="row g10 soft"><span style="width:24px;height:24px;border-radius:50%;box-shadow:inset 0 0 0 2px #c4c6d6"></span>Handed over</div></div></div>
</div>`;
