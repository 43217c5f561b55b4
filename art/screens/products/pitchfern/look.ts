import { icon, type IconName } from "../../kit/icons";

/** Pitchfern, a sales assistant: warm white, one list, coral for the next thing to do. */
export const look = `
.pf{display:grid;grid-template-columns:76px 330px 1fr;height:100%;background:#fff8f5}
.pf aside{display:flex;flex-direction:column;align-items:center;gap:8px;padding:20px 0;background:#3a1712;color:#e9b5a8}
.pf aside span{width:46px;height:46px;border-radius:14px;display:grid;place-items:center}.pf aside .on{background:#ff6b4a;color:#1b1f3b}
.pf .list{background:#fff;border-right:1px solid #1b1f3b12;padding:24px 18px;display:flex;flex-direction:column;gap:8px}
.pf main{padding:26px 30px;display:flex;flex-direction:column;gap:16px}
.pf .card,.pp .card{border:1px solid #1b1f3b12}
.pp{padding:28px 32px 30px;display:flex;flex-direction:column;gap:18px}
.pg{display:grid;align-items:center;column-gap:14px;padding:12px 0}.pg+.pg{border-top:1px solid #1b1f3b12}
.coral{background:#ff6b4a;color:#1b1f3b}
.narrow .pp{padding:24px 20px 26px}.narrow .pp>.between>:is(.pill,.g8),.narrow .pp>.row.sm,.narrow .pp .card .row>.deep:last-child{display:none}
.narrow .pg{grid-template-columns:1fr 1fr!important;column-gap:8px}.narrow .pg>b:first-child{grid-column:1/-1;margin-bottom:4px}.narrow .pg:not(:has(>:nth-child(4)))>span:first-child{display:none}
.narrow .pg:has(>:nth-child(6)){grid-template-columns:44px 1fr 96px!important;column-gap:12px}.narrow .pg:has(>:nth-child(6))>:is(:nth-child(3),:nth-child(4),:nth-child(5)){display:none}
`;

const item = (name: IconName, on = false): string =>
  `<span class="${on ? "on" : ""}">${icon(name, 23)}</span>`;

/** The product's logo: a fern, with five leaves on either side of its stem. */
const fern = (size: number, colour: string): string => {
  const leaf = (row: number, side: number): string =>
    `<path d="M20 ${31 - row * 5.5}q${side * (11 - row * 1.7)} ${-1 - row * 0.4} ${side * (14 - row * 2.4)} ${-7 + row * 0.3}q${side * (-9 + row * 1.4)} -1 ${side * (-14 + row * 2.4)} ${7 - row * 0.3}z" fill="${colour}"/>`;
  const leaves = [0, 1, 2, 3, 4].map((row) => leaf(row, 1) + leaf(row, -1)).join("");
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40"><path d="M20 37V6" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>${leaves}</svg>`;
};

/** The bar of icons at the left of every page. */
export const rail = `<aside><span style="margin-bottom:14px">${fern(38, "#ff8a6e")}</span>${item("list", true)}${item("people")}${item("mail")}${item("folder")}${item("chart")}</aside>`;

/** A reason, and the fact behind it. */
export const reason = (name: IconName, title: string, fact: string, weight: number): string => `
  <div class="row g16" style="padding:13px 0"><span class="tile" style="width:44px;height:44px;background:#ffe3db;color:#b8381b">${icon(name, 22)}</span><div class="grow"><b style="font-size:16.5px">${title}</b><div class="sm soft" style="margin-top:1px">${fact}</div></div>
  <span class="row g4">${[1, 2, 3].map((step) => `<i style="width:9px;height:22px;border-radius:5px;background:${step <= weight ? "#ff6b4a" : "#1b1f3b1a"}"></i>`).join("")}</span><span class="sm bold deep row g4">Fact ${icon("next", 15, 2.6)}</span></div>`;
