import { icon } from "../../kit/icons";
import { pill } from "../../kit/parts";
import { coin } from "./look";

const half = (title: string, account: string, time: string, sum: string, colour: string): string => `
  <div class="card grow" style="padding:18px 20px;background:#f4f9fd"><div class="row between"><b class="sm" style="color:${colour}">${title}</b><span class="xs faint num">${time}</span></div>
  <div class="row g12" style="margin-top:14px">${coin("ETH", "#5a6bd6")}<div><b class="num" style="font-size:20px">${sum}</b><div class="sm soft">${account}</div></div></div></div>`;

const clue = (label: string, value: string): string =>
  `<div class="row g10" style="padding:8px 0"><span class="green">${icon("check", 19, 2.6)}</span><span class="grow">${label}</span><b class="num">${value}</b></div>`;

/** Two entries that seem to be one transfer, with the evidence. */
export const matching = `
<div class="lp"><div class="row between"><div><h2 style="font-size:25px">One movement or two?</h2><div class="soft" style="margin-top:5px">3 of 118 transfers wait for your eye</div></div>${pill("Certainty 94%", "#dcf3ec", "#0f6a58")}</div>
  <div class="row g12">${half("Out", "Kestrel Exchange", "12 May, 18:04", "−2.5000 ETH", "#c23a1c")}<span class="tile accent" style="width:46px;height:46px;border-radius:50%;margin:0 -28px;z-index:1;box-shadow:0 0 0 6px #fff">${icon("link", 22)}</span>${half("In", "Hardware wallet", "12 May, 18:43", "+2.4979 ETH", "#0f7a5f")}</div>
  <div class="card" style="padding:10px 20px">${clue("Same asset, less a usual fee", "0.0021 ETH")}<div class="line"></div>${clue("Arrived soon after it left", "39 minutes")}<div class="line"></div>${clue("Receiving address is one of yours", "0x7c…e41b")}
    <div class="line"></div><div class="row g10" style="padding:8px 0"><span style="color:#a66a00">${icon("warn", 19)}</span><span class="grow">The exchange gives no transaction hash</span><span class="soft">so we ask</span></div></div>
  <div class="row g12"><div class="btn grow" style="background:#10213f;color:#fff">Join as one transfer</div><div class="btn tint" style="padding-inline:30px">Keep apart</div></div>
  <div class="row g8 sm soft">${icon("info", 17)}Joined, it is no sale: nothing to tax, and the cost of 2024 stays with the coins.</div>
</div>`;
