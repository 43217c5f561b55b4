import { icon } from "../../kit/icons";
import { tile } from "../../kit/parts";

const permission = (on: boolean, bad: boolean, title: string, note: string): string => `
  <div class="row g12" style="padding:12px 16px;border-radius:14px;${bad ? "background:#ffe9e3" : ""}"><span class="tile" style="width:26px;height:26px;border-radius:8px;${on ? `background:${bad ? "#c23a1c" : "#0f7a5f"};color:#fff` : "box-shadow:inset 0 0 0 2px #c4c6d6"}">${on ? icon("check", 17, 3) : ""}</span>
  <div class="grow"><b>${title}</b><div class="sm soft">${note}</div></div>${bad ? `<b class="sm red">Take this away</b>` : ""}</div>`;

/** An API key that allows withdrawals is refused; the box to untick is marked. */
export const keys = `
<div class="lp"><div class="row g16">${tile(icon("key", 26), "#e0f2ff", 54, "#0f5c8f")}<div class="grow"><h2 style="font-size:25px">Connect Kestrel Exchange</h2><div class="soft" style="margin-top:4px">Step 2 of 3 · Checking what the key may do</div></div></div>
  <div class="row g10" style="background:#f4f9fd;border-radius:14px;padding:14px 16px"><span class="soft">${icon("lock", 20)}</span><span class="num grow" style="letter-spacing:.04em">KX-7f31 •••• •••• •••• 90ac</span><span class="sm deep bold">Change</span></div>
  <div class="row g12" style="background:#c23a1c;color:#fff;border-radius:16px;padding:16px 18px">${icon("shield", 26)}<div class="grow"><b style="font-size:17px">We cannot take this key</b><div class="sm" style="opacity:.92">It may withdraw. A thief could use it, so we do not keep it.</div></div></div>
  <div class="card" style="padding:8px">${permission(true, false, "Read balances", "Needed")}${permission(true, false, "Read history", "Needed")}${permission(false, false, "Trade", "Off, as it should be")}${permission(true, true, "Withdraw", "Untick this box at the exchange")}</div>
  <div class="row g12"><div class="btn grow" style="background:#10213f;color:#fff">Check the key again</div><div class="btn tint" style="padding-inline:26px">Show me where</div></div>
</div>`;
