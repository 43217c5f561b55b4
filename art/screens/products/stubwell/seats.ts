import { icon } from "../../kit/icons";

const rows = ["C", "D", "E", "F", "G", "H", "J", "K"];
const perRow = 11;
const chosen = new Set(["F5", "F6"]);

/** Seats that are taken: a fixed scatter that leaves the chosen ones free. */
const taken = (row: number, seat: number): boolean => (row * 31 + seat * seat * 17 + row * seat * 7) % 5 < 2;

const spot = (row: number, index: number) => {
  const angle = ((index - (perRow - 1) / 2) / perRow) * 0.26;
  const radius = 1100 + row * 38;
  return { x: 195 + Math.sin(angle) * radius, y: Math.cos(angle) * radius - 1026, angle };
};

const label = (letter: string, row: number, index: number): string => {
  const { x, y } = spot(row, index);
  return `<text x="${x.toFixed(1)}" y="${(y + 5).toFixed(1)}" text-anchor="middle" font-family="Body" font-weight="600" font-size="13" fill="#8a8eb0">${letter}</text>`;
};

const seat = (letter: string, row: number, index: number): string => {
  const { x, y, angle } = spot(row, index);
  const mine = chosen.has(`${letter}${index}`);
  const colour = mine ? "#ffc24b" : taken(row, index) ? "#333761" : row < 4 ? "#b9a7ff" : "#8fd3ff";
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((-angle * 180) / Math.PI).toFixed(1)})">
    <rect x="-11.5" y="-12" width="23" height="24" rx="8" fill="${colour}"/>${mine ? `<rect x="-15.5" y="-16" width="31" height="32" rx="11" fill="none" stroke="#fff8ef" stroke-width="2.5"/><text y="5" text-anchor="middle" font-family="Body" font-weight="700" font-size="13" fill="#1b1f3b">${index + 9}</text>` : ""}</g>`;
};

const map = `<svg width="390" height="372" viewBox="0 0 390 372" style="margin:0 -20px;background:#101227">
  <path d="M70 16Q195 46 320 16" stroke="#ffc24b" stroke-width="7" fill="none" stroke-linecap="round"/><text x="195" y="20" text-anchor="middle" font-family="Body" font-weight="600" font-size="13" fill="#b9bcd6">Stage</text>
  ${rows.map((letter, row) => `${label(letter, row, -0.9)}${label(letter, row, perRow - 0.1)}${Array.from({ length: perRow }, (_, index) => seat(letter, row, index)).join("")}`).join("")}</svg>`;

const key = (colour: string, label: string): string =>
  `<span class="row g6 sm"><i style="width:14px;height:14px;border-radius:5px;background:${colour}"></i>${label}</span>`;

/** The seat plan, two seats chosen. */
export const seats = `
<div class="sw" style="gap:12px"><div class="row between">${icon("back", 24)}<b>Tier 1, left</b><span class="row g6 bold num" style="color:#ffc24b">${icon("clock", 20)}6:42</span></div>
  <div class="row between soft">${key("#b9a7ff", "₹2,400")}${key("#8fd3ff", "₹1,600")}${key("#333761", "Taken")}${key("#ffc24b", "Yours")}</div>
  <div>${map}</div>
  <div class="card row between" style="margin-top:2px"><div><b style="font-size:17px">Row F, seats 14 and 15</b><div class="sm soft">Held for you for seven minutes</div></div><b class="num display" style="font-size:21px">₹4,800</b></div>
  <div class="btn gold">Take these seats</div>
</div>`;
