import { icon } from "../../kit/icons";
import { avatar, pill } from "../../kit/parts";

const value = (text: string, who: string, on: boolean): string => `
  <div class="row g10" style="border-radius:15px;padding:12px 14px;${on ? "background:#ffe3db;box-shadow:inset 0 0 0 2.500px #ff6b4a" : "background:#f7f4f2"}"><div class="grow"><b class="num">${text}</b><div class="sm soft">${who}</div></div>${on ? `<span class="deep">${icon("check", 20, 3)}</span>` : ""}</div>`;

const field = (label: string, left: string, right: string): string =>
  `<div class="pg" style="grid-template-columns:100px 1fr 1fr;padding:9px 0"><b class="soft">${label}</b>${left}${right}</div>`;

/** A contact that was changed both here and in the CRM. */
export const sync = `
<div class="pp"><div class="row between"><div class="row g16">${avatar("A", "#a9e3d3", 56)}<div><h2 style="font-size:25px">Aoife Brennan</h2><div class="soft" style="margin-top:3px">Changed in two places since Tuesday</div></div></div>${pill("2 of 6 left today", "#fff0cf", "#8a5a00")}</div>
  <div><div class="pg sm bold soft" style="grid-template-columns:100px 1fr 1fr;padding:0 0 4px"><span></span><span style="padding-left:14px">CRM</span><span style="padding-left:14px">Pitchfern</span></div>
    ${field("Role", value("Practice manager", "Imported, 21 April, 08:00", false), value("Managing partner", "Grace, on the phone, 22 April", true))}${field("Phone", value("+44 20 7946 0118", "Owen, 22 April, 14:20", true), value("+44 20 7946 0181", "Grace, 22 April, 11:05", false))}${field("Language", value("English", "Never changed", false), value("English, Polish", "Aoife’s own form, 23 April", true))}</div>
  <div class="row g10 sm soft">${icon("info", 19)}31 other changes today were on one side only and went through by themselves.</div>
  <div class="row g12"><div class="btn coral grow">Keep these three</div><div class="btn tint">Ask Owen</div></div>
</div>`;
