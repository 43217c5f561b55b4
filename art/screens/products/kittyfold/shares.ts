import { icon } from "../../kit/icons";
import { friend, type Friend } from "./look";

const share = (name: Friend, note: string, shares: number, sum: string, odd = false): string => `
  <div class="row g12" style="padding:9px 0">${friend(name, 38)}<div class="grow"><b>${name === "Maya" ? "You" : name}</b>${note ? `<div class="sm soft">${note}</div>` : ""}</div>
  <div class="row g10 tint num" style="border-radius:12px;padding:7px 9px">${icon("minus", 15)}<b>${shares}</b>${icon("plus", 15)}</div><b class="num right" style="width:68px;${odd ? "color:var(--deep)" : ""}">${sum}</b></div>`;

/** An expense split by shares, with the odd cent that is left over. */
export const shares = `
<div class="kf"><div class="row between">${icon("back", 24)}<b>Whale watching, Pico</b><b class="deep">Save</b></div>
  <div class="row between base"><div class="big num">€200.00</div><span class="soft">7 shares</span></div>
  <div class="row tint" style="border-radius:14px;padding:4px;font-weight:600;font-size:13.5px;text-align:center"><span class="grow" style="padding:8px">Equal</span><span class="grow" style="padding:8px;background:#fff;border-radius:11px;box-shadow:0 2px 6px #1b1f3b1f">Shares</span><span class="grow" style="padding:8px">Per cent</span><span class="grow" style="padding:8px">Items</span></div>
  <div class="card" style="padding:8px 16px">${share("Ines", "", 1, "€28.57")}${share("Tomás", "", 1, "€28.57")}${share("Rui", "", 1, "€28.57")}${share("Leo", "with Ana", 2, "€57.14")}${share("Nora", "", 1, "€28.57")}${share("Maya", "", 1, "€28.58", true)}</div>
  <div class="card tint row g12" style="padding:14px 16px;box-shadow:none"><span class="deep">${icon("info", 24)}</span><div class="sm"><b>You take the odd cent.</b> Next time it is Nora.</div></div>
</div>`;
