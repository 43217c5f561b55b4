import { sparkline, wander } from "../../kit/charts";
import { assets, change, coin } from "./look";

const columns = "grid-template-columns:34px 1.25fr 1fr 1.1fr 110px 66px 1.15fr";

const rows = assets
  .map(
    ({ code, name, colour, amount, price, value, day, seed, drift }) => `
  <div class="lt num" style="${columns};padding:9px 0">${coin(code, colour)}<div><b>${name}</b><div class="xs faint">${code}</div></div><span class="right">${amount}</span><span class="right">${price}</span>
  <span style="margin-left:auto">${sparkline(wander(seed, 26, drift, code === "EUR" ? 0 : 0.7), { width: 100, height: 34 }, drift < 0 ? "#c23a1c" : drift > 0 ? "#1fa187" : "#b4b8cc")}</span><span class="right">${change(day)}</span><b class="right">€${value}</b></div>`,
  )
  .join("");

/** The table of holdings, with prices that change four times a second. */
export const holdings = `
<div class="lp" style="gap:10px"><div class="row between" style="margin-bottom:4px"><h2 style="font-size:25px">Holdings</h2><span class="pill row g8" style="background:#dcf3ec;color:#0f6a58"><i style="width:9px;height:9px;border-radius:50%;background:#1fa187"></i>Live, 4 times a second</span></div>
  <div class="lt xs faint bold" style="${columns};padding:0 0 4px"><span></span><span>Asset</span><span class="right">Amount</span><span class="right">Price, €</span><span class="right">7 days</span><span class="right">Today</span><span class="right">Value</span></div>
  <div class="line"></div>${rows}<div class="line"></div>
  <div class="row between" style="padding-top:8px"><b>Total</b><b class="num display" style="font-size:22px">€84,216.40</b></div>
</div>`;
