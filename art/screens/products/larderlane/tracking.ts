import { icon } from "../../kit/icons";
import { avatar } from "../../kit/parts";

/** A street map, drawn for the sample address. */
export const map = (width: number, height: number): string => `
<svg width="${width}" height="${height}" viewBox="0 0 390 400" preserveAspectRatio="xMidYMid slice"><rect width="390" height="400" fill="#e4efe6"/>
  <path d="M-10 300C60 270 90 330 170 316s150-60 240-34v140H-10z" fill="#cfe6f2"/><rect x="250" y="40" width="110" height="86" rx="16" fill="#c6e3c4"/><circle cx="282" cy="74" r="13" fill="#a9d3a6"/><circle cx="316" cy="92" r="16" fill="#a9d3a6"/><circle cx="334" cy="66" r="9" fill="#a9d3a6"/>
  <g stroke="#fff" stroke-width="17" fill="none" stroke-linecap="round"><path d="M-10 90H400M-10 214H400M86-10V320M226-10V290M86 150h140"/></g><g stroke="#fff" stroke-width="10" fill="none"><path d="M156 90v124M300 130v84M20 214v70M-10 30h96"/></g>
  <g fill="#d5e1d8"><rect x="104" y="106" width="38" height="30" rx="5"/><rect x="172" y="104" width="40" height="30" rx="5"/><rect x="104" y="166" width="38" height="34" rx="5"/><rect x="172" y="166" width="40" height="34" rx="5"/><rect x="10" y="112" width="58" height="84" rx="6"/><rect x="246" y="142" width="40" height="54" rx="5"/><rect x="104" y="234" width="104" height="46" rx="6"/><rect x="104" y="24" width="104" height="48" rx="6"/><rect x="316" y="142" width="60" height="54" rx="5"/></g>
  <path d="M20 90h206v124h96" stroke="#0f6a58" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
  <g><circle cx="20" cy="90" r="9" fill="#fff" stroke="#0f6a58" stroke-width="5"/><circle cx="120" cy="90" r="9" fill="#fff" stroke="#0f6a58" stroke-width="5"/></g>
  <g transform="translate(226 172)"><circle r="25" fill="#0f6a58"/><g transform="translate(-13 -13) scale(1.080)" stroke="#fff" stroke-width="2" fill="none" stroke-linejoin="round"><path d="M2.5 6.500h11v10h-11zM13.5 10h4l3.5 3.500v3h-7.5"/><circle cx="7" cy="17.5" r="2" fill="#0f6a58"/><circle cx="17" cy="17.5" r="2" fill="#0f6a58"/></g></g>
  <g transform="translate(322 214)"><path d="M0 0C-15-17-20-25-20-35a20 20 0 0140 0c0 10-5 18-20 35z" fill="#e5482b"/><circle cy="-35" r="7.5" fill="#fff"/></g></svg>`;

const step = (state: "done" | "now" | "next", title: string, time: string): string => {
  const dot = {
    done: "background:#0f6a58;color:#fff",
    now: "background:#ffc24b",
    next: "box-shadow:inset 0 0 0 2px #c4c6d6",
  }[state];
  return `<div class="row g12" style="padding:7px 0"><span class="tile" style="width:26px;height:26px;border-radius:50%;${dot}">${state === "done" ? icon("check", 15, 3) : state === "now" ? icon("truck", 15) : ""}</span><span class="grow ${state === "next" ? "soft" : "bold"}">${title}</span><span class="num sm soft">${time}</span></div>`;
};

/** A delivery on its way. */
export const tracking = `
<div class="la" style="padding-top:0;gap:0"><div style="margin:0 -20px;height:424px">${map(390, 440)}</div>
  <div class="col g12" style="background:#f3faf6;border-radius:30px 30px 0 0;margin:0 -20px;padding:22px 20px 0;position:relative;flex:1">
    <div class="row between"><div><div class="sm soft">Two stops before you</div><h1>11:20 to 11:35</h1></div>${avatar("J", "#ffd98d", 50)}</div>
    <div class="card" style="padding:10px 16px">${step("done", "Picked at Elm Row, 2 changes", "09:48")}${step("done", "In the van", "10:30")}${step("now", "Joe is three streets away", "11:12")}${step("next", "At your door", "about 11:25")}</div>
    <div class="row g10"><div class="btn green-btn grow" style="padding:14px">${icon("phone", 19)}Call Joe</div><div class="btn grow" style="background:#fff;padding:14px">Leave with 16</div></div>
  </div>
</div>`;
