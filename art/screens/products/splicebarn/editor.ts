import { icon, type IconName } from "../../kit/icons";
import { frame, type Take } from "./frames";
import { timeline } from "./timeline";

const tool = (name: IconName, label: string, on = false): string =>
  `<span class="col centre g6 xs bold" style="padding:11px 0;border-radius:14px;${on ? "background:#2b2e57;color:#ffc24b" : "color:#b9bcd6"}">${icon(name, 22)}${label}</span>`;

const take = (name: Take, label: string, time: string): string =>
  `<div><div class="rel">${frame(name, 104, 62, { radius: 10 })}<span class="xs bold num" style="position:absolute;right:5px;bottom:5px;background:#000a;border-radius:6px;padding:1px 5px">${time}</span></div><div class="xs soft" style="margin-top:4px">${label}</div></div>`;

/** The editor: the takes, the preview and the timeline. */
export const editor = `
<div class="sb"><header><span class="row g12"><b class="display" style="font-size:18px;color:#ffc24b">Splicebarn</b><span class="soft">Saturday loaf, for the shop window</span></span><span class="row g12"><span class="sm soft row g6">${icon("check", 17)}Saved</span><span class="btn" style="background:#2b2e57;padding:9px 16px;font-size:14px">${icon("undo", 17)}Undo</span><span class="btn gold" style="padding:9px 18px;font-size:14px">Publish</span></span></header>
  <div class="row grow" style="align-items:stretch"><div class="col g6" style="width:84px;padding:12px 8px;background:#1b1d36">${tool("image", "Takes", true)}${tool("text", "Words")}${tool("music", "Music")}${tool("star", "Brand")}${tool("cut", "Shapes")}</div>
    <div style="width:252px;padding:16px"><b>Takes</b><div style="display:grid;grid-template-columns:1fr 1fr;gap:10px 12px;margin-top:12px">${take("oven", "Oven", "0:21")}${take("loaf", "Loaf, close", "0:14")}${take("counter", "Counter", "0:32")}${take("flour", "Flour", "0:08")}${take("door", "Door", "0:11")}${take("hands", "Hands", "0:17")}</div></div>
    <div class="grow col centre" style="background:#101122;padding:14px"><div class="rel">${frame("loaf", 568, 320, { radius: 14 })}<div class="display" style="position:absolute;left:0;right:0;bottom:20px;text-align:center"><span style="background:#ffc24b;color:#1b1f3b;padding:6px 14px;border-radius:12px;font-size:24px">a week. If it lasts.</span></div></div>
      <div class="row g20" style="margin-top:10px"><span class="num soft sm">0:12.0</span><span class="tile gold" style="width:42px;height:42px;border-radius:50%">${icon("pause", 20, 3)}</span><span class="num soft sm">0:25.6</span></div></div></div>
  <div style="background:#1b1d36">${timeline}</div></div>`;
