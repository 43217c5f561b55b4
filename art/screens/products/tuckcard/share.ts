import { icon, type IconName } from "../../kit/icons";
import { tile } from "../../kit/parts";
import { qrCode } from "../../kit/qr";

const way = (name: IconName, title: string, note: string): string => `
  <div class="row g12" style="padding:11px 16px">${tile(icon(name, 22), "#ffe3db", 44)}<div class="grow"><b>${title}</b><div class="sm soft">${note}</div></div><span class="faint">${icon("next", 18)}</span></div>`;

/** Sharing a card: a QR code, and three other ways. */
export const share = `
<div class="tc" style="background:#ff7656"><div class="row between">${icon("down", 26)}<b>Lotte Brandt</b><span class="row">${icon("dots", 26, 3)}</span></div>
  <div class="card centre col" style="padding:26px 26px 20px;border-radius:28px;box-shadow:0 30px 50px -26px #8a2408">${qrCode("https://tuckcard.example/lotte-brandt", 282)}
    <b style="font-size:18px;margin-top:18px">Point any camera here</b><div class="sm soft" style="margin-top:3px">No app needed. Works without a signal on this phone.</div></div>
  <div class="card" style="padding:6px 0">${way("tap", "Hold phones together", "NFC, most phones since 2018")}${way("wallet", "Add to wallet", "From the lock screen next time")}${way("link", "Copy link", "tuckcard.example/lotte-brandt")}</div>
</div>`;
