import { icon, type IconName } from "../../kit/icons";
import { pill, tile } from "../../kit/parts";
import { friend } from "./look";

const waiting = (name: IconName, title: string, time: string, sum: string): string => `
  <div class="row g12" style="padding:11px 0">${tile(icon(name, 21), "#ece6ff", 44)}<div class="grow"><b>${title}</b><div class="sm soft">You · ${time}</div></div>
  <div class="right num"><b>${sum}</b><div style="margin-top:3px">${pill("Waiting", "#fff0cf", "#7a5000")}</div></div></div>`;

const side = (who: string, token: string, time: string): string => `
  <div class="grow tint" style="border-radius:14px;padding:12px"><div class="row g8">${token}<b>${who}</b></div><div class="num bold" style="font-size:19px;margin-top:8px">¥2,860</div><div class="sm soft">Taxi · ${time}</div></div>`;

/** Expenses entered offline, and a question about one that was entered twice. */
export const offline = `
<div class="kf"><div class="row between"><h1>Activity</h1>${icon("search", 24)}</div>
  <div class="card ink row g12" style="padding:14px 16px">${icon("cloudOff", 24)}<div class="grow"><b>No signal</b><div class="sm" style="color:#c8c8d6">2 entries wait on this phone.</div></div></div>
  <div class="card" style="box-shadow:inset 0 0 0 2px var(--deep)"><b style="font-size:17px">Is this one taxi?</b><div class="sm soft" style="margin-top:2px">Same amount, same evening, same people.</div>
    <div class="row g10" style="margin-top:12px">${side("Leo", friend("Leo", 28), "21:40")}${side("You", friend("Maya", 28), "21:52")}</div>
    <div class="row g10" style="margin-top:12px"><div class="btn ink grow" style="padding:12px">One ride</div><div class="btn tint grow" style="padding:12px">Two rides</div></div></div>
  <div class="card" style="padding:6px 16px">${waiting("boat", "Boat on Lake Ashi", "11:20", "¥4,200")}<div class="line"></div>${waiting("basket", "Water and onigiri", "10:05", "¥1,340")}</div>
  <div class="card" style="padding:14px 16px"><div class="row g12">${friend("Ines", 42)}<div class="grow"><b>Ines changed a rate</b><div class="sm soft">Hostel in Kyoto, everyone was told</div></div></div></div>
</div>`;
