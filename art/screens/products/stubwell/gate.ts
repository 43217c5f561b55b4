import { icon } from "../../kit/icons";

const cell = (label: string, value: string): string =>
  `<div class="grow centre"><div class="sm" style="opacity:.72">${label}</div><b class="display" style="font-size:34px">${value}</b></div>`;

/** The gate's scanner: a valid ticket, checked without a network. */
export const gate = `
<div class="sw" style="background:#16785f"><div class="row between"><b>Gate North</b><span class="pill row g6" style="background:#0b4a3b;color:#fff8ef">${icon("cloudOff", 16)}Offline, still checking</span></div>
  <div class="col centre" style="padding:22px 0 8px"><span class="tile" style="width:136px;height:136px;border-radius:50%;background:#fff8ef;color:#16785f">${icon("check", 86, 2.6)}</span>
    <div class="display" style="font-size:46px;margin-top:22px">Valid</div><div style="margin-top:6px;font-size:17px">Adult · Tier 1 · first entry</div></div>
  <div class="row" style="background:#0b4a3b;border-radius:24px;padding:18px 8px">${cell("Row", "F")}<i style="width:1px;height:50px;background:#ffffff2e"></i>${cell("Seat", "14")}<i style="width:1px;height:50px;background:#ffffff2e"></i>${cell("Door", "2")}</div>
  <div class="row between sm"><span>Checked in 0.1 s by signature</span><b class="num">1,912 of 3,200 in</b></div>
  <div class="bar" style="background:#0b4a3b"><i style="width:59.75%;background:#ffc24b"></i></div>
  <div class="row g10 sm" style="opacity:.86">${icon("wifi", 19)}4 scanners at this hall know of each other</div>
</div>`;
