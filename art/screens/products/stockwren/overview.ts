import { bars } from "../../kit/charts";
import { bar, pill } from "../../kit/parts";
import { lamp, rail } from "./look";

const figure = (label: string, value: string, note: string): string =>
  `<div class="card grow" style="padding:16px 18px"><div class="sm soft">${label}</div><div class="display num" style="font-size:29px;margin:5px 0 3px">${value}</div><div class="xs soft">${note}</div></div>`;

const article = (
  colour: string,
  ground: string,
  name: string,
  code: string,
  aston: string,
  redditch: string,
  telford: string,
  share: number,
  state: string,
  tint: string,
  ink: string,
): string => `
  <div class="st num" style="grid-template-columns:42px 1.7fr 70px 76px 70px 1.1fr 84px;padding:9px 0">${lamp(42, colour, ground)}<div><b>${name}</b><div class="xs faint">${code}</div></div><span class="right">${aston}</span><span class="right">${redditch}</span><span class="right">${telford}</span><span style="padding-left:14px">${bar(share, ink)}</span><span class="right">${pill(state, tint, ink)}</span></div>`;

/** Stock by warehouse on one page. */
export const overview = `
<div class="sr">${rail}<main>
  <div class="row between"><div><h1 style="font-size:26px">Monday, nothing to reconcile</h1><div class="soft" style="margin-top:5px">Three warehouses · 8,412 articles · last movement 20 seconds ago</div></div><div class="row g10"><span class="btn" style="background:#fff;border:1px solid #1b1f3b1f;padding:11px 16px;font-size:14.5px">Start a count</span><span class="btn indigo" style="padding:11px 16px;font-size:14.5px">New order</span></div></div>
  <div class="row g12" style="align-items:stretch">${figure("Shelves right in spot counts", "99.2%", "180 shelves this month")}${figure("Lines picked today", "1,264", "of 1,710 by 17:00")}${figure("On its way", "9,380", "pieces, 14 orders")}
    <div class="card grow" style="padding:16px 18px"><div class="sm soft">Lines a day, three weeks</div><div style="margin-top:10px">${bars([13, 14, 12, 15, 16, 14, 15, 13, 17, 16, 15, 18, 17, 19, 12.6], { width: 190, height: 50 }, "#a3bfff", "#3c50c4", 14)}</div></div></div>
  <div class="card grow" style="padding:12px 20px"><div class="st xs faint bold" style="grid-template-columns:42px 1.7fr 70px 76px 70px 1.1fr 84px;padding:4px 0 8px"><span></span><span>Article</span><span class="right">Aston</span><span class="right">Redditch</span><span class="right">Telford</span><span style="padding-left:14px">Weeks of stock</span><span></span></div>
    ${article("#e0a63a", "#fff0cf", "Orla pendant, brass", "FN-2204", "85", "48", "0", 26, "Order", "#fff0cf", "#8a5a00")}${article("#4a4f73", "#e9eaf3", "Loft pendant, black", "FN-0817", "640", "312", "208", 78, "Fine", "#dcf3ec", "#0f6a58")}${article("#ff6b4a", "#ffe3db", "Kova pendant, coral", "FN-3190", "22", "9", "14", 12, "Low", "#ffe3db", "#b8381b")}${article("#1fa187", "#dcf3ec", "Fern pendant, green", "FN-2871", "118", "76", "90", 62, "Fine", "#dcf3ec", "#0f6a58")}${article("#8fd3ff", "#e0f2ff", "Harbour pendant, sky", "FN-1046", "402", "250", "331", 90, "Fine", "#dcf3ec", "#0f6a58")}${article("#b9a7ff", "#ece6ff", "Milo pendant, lilac", "FN-3342", "54", "61", "30", 55, "Fine", "#dcf3ec", "#0f6a58")}${article("#e0a63a", "#fff0cf", "Orla pendant, brass, large", "FN-2206", "19", "12", "6", 24, "Order", "#fff0cf", "#8a5a00")}</div>
</main></div>`;
