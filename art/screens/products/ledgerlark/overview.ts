import { area, donut, wander } from "../../kit/charts";
import { assets, change, coin, rail } from "./look";

const rows = assets
  .slice(0, 4)
  .map(
    ({ code, name, colour, amount, value, day }) => `
  <div class="lt num" style="grid-template-columns:34px 1.4fr 1fr 1fr 62px;padding:7px 0">${coin(code, colour)}<b>${name}</b><span class="right soft">${amount}</span><b class="right">€${value}</b><span class="right sm">${change(day)}</span></div>`,
  )
  .join("");

/** The overview: the portfolio's value over a year, its parts, the largest holdings. */
export const overview = `
<div class="ll">${rail}<main>
  <div class="row between"><h1 style="font-size:26px">Good morning, Clara</h1><span class="pill" style="background:#fff;border:1px solid #1b1f3b14">All accounts · 9 exchanges, 2 wallets</span></div>
  <div class="row g16" style="align-items:stretch">
    <div class="card grow" style="padding:20px 22px"><div class="row between top"><div><div class="sm soft">Portfolio value</div><div class="display num" style="font-size:38px;margin-top:5px">€84,216.40</div></div>
      <div class="row g4 sm bold"><span class="pill" style="color:#5a5f80">1M</span><span class="pill" style="color:#5a5f80">6M</span><span class="pill" style="background:#10213f;color:#fff">1Y</span><span class="pill" style="color:#5a5f80">All</span></div></div>
      <div class="sm" style="margin:4px 0 12px"><b class="green num">+€9,482.15</b> <span class="soft">against what it cost, by first in, first out</span></div>
      ${area(wander(29, 60, 0.22, 2.3), { width: 570, height: 176 }, "#2d8fcf", "#8fd3ff40")}
      <div class="row between xs faint" style="margin-top:10px"><span>Mar</span><span>May</span><span>Jul</span><span>Sep</span><span>Nov</span><span>Jan</span><span>Mar</span></div></div>
    <div class="card col" style="width:228px;padding:20px"><b>What it is made of</b><div class="row centre" style="margin:14px 0 12px">${donut(
      assets.map(({ share, colour }) => [share, colour] as const),
      132,
      24,
    )}</div>
      ${assets.map(({ name, share, colour }) => `<div class="row between sm" style="padding:2.5px 0"><span class="row g8"><i style="width:9px;height:9px;border-radius:3px;background:${colour}"></i>${name}</span><b class="num">${share.toFixed(1)}%</b></div>`).join("")}</div></div>
  <div class="card grow" style="padding:14px 22px"><div class="row between" style="margin-bottom:4px"><b>Largest holdings</b><span class="sm deep bold">All holdings</span></div>${rows}</div>
</main></div>`;
