import { icon } from "../../kit/icons";
import { avatar, bar, pill } from "../../kit/parts";

const columns = "grid-template-columns:44px 1.7fr 110px 128px 60px 150px";

const row = (
  tint: string,
  ink: string,
  title: string,
  kind: string,
  owner: string,
  colour: string,
  review: string,
  late: boolean,
  sent: string,
  answered: number,
): string => `
  <div class="pg num" style="${columns};padding:10px 0"><span class="tile" style="width:40px;height:50px;border-radius:10px;background:${tint};color:${ink}">${icon("file", 22)}</span><div><b>${title}</b><div class="sm soft">${kind}</div></div><span class="row g8">${avatar(owner.charAt(0), colour, 28)}${owner}</span>
  <span>${pill(review, late ? "#ffe3db" : "#f4f1f0", late ? "#b8381b" : "#5a5f80")}</span><span class="right">${sent}</span><span class="row g10"><span class="grow">${bar(answered * 1.8, "#ff6b4a", 9)}</span><b style="width:40px" class="right">${answered}%</b></span></div>`;

/** The content library: owners, dates, and how often each text gets an answer. */
export const library = `
<div class="pp" style="gap:14px"><div class="row between"><div><h2 style="font-size:25px">Library</h2><div class="soft" style="margin-top:4px">362 documents · 840 retired</div></div><div class="row g8 soft" style="background:#f7f4f2;border-radius:14px;padding:11px 16px;width:270px">${icon("search", 18)}What does the customer ask?</div></div>
  <div><div class="pg xs faint bold" style="${columns};padding:0 0 6px"><span></span><span>Document</span><span>Owner</span><span>Look again by</span><span class="right">Sent</span><span style="text-align:right">Answered</span></div><div class="line"></div>
  ${row("#ffe3db", "#b8381b", "Text reminders in practice", "2 pages, English and Polish", "Mara", "#ffd98d", "12 September", false, "148", 41)}${row("#fff0cf", "#8a5a00", "Prices 2026, per site", "1 page", "Owen", "#a9e3d3", "30 June", false, "311", 37)}${row("#e0f2ff", "#0f5c8f", "Moving from paper diaries", "Checklist", "Grace", "#ffbfae", "5 August", false, "96", 33)}${row("#ece6ff", "#5a45c4", "Two sites, one reception", "Story of a clinic", "Mara", "#ffd98d", "Overdue", true, "74", 26)}${row("#f1f1f6", "#5a5f80", "Data protection, in plain words", "4 pages", "Ivo", "#bfe6ff", "1 October", false, "205", 18)}</div>
</div>`;
