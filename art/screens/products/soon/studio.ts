import { icon } from "../../kit/icons";

const slot = (
  day: number,
  from: number,
  length: number,
  colour: string,
  title: string,
  note: string,
): string =>
  `<div style="grid-column:${day + 1};grid-row:${from}/span ${length};background:${colour};border-radius:13px;padding:9px 11px"><b class="sm">${title}</b><div class="xs" style="margin-top:2px;opacity:.75">${note}</div></div>`;

const days = ["Mon 7", "Tue 8", "Wed 9", "Thu 10", "Fri 11"];

/** A week of courses and wheels at one pottery studio. */
export const studio = `
<div style="padding:28px 30px 30px"><div class="row between"><div><h2 style="font-size:25px">Studio at the old dairy</h2><div class="soft" style="margin-top:4px">7 to 11 December · six wheels, two kilns</div></div><span class="btn ink" style="padding:12px 18px;font-size:15px">${icon("plus", 18)}Book a wheel</span></div>
  <div style="display:grid;grid-template-columns:52px repeat(5,1fr);grid-template-rows:28px repeat(8,46px);gap:6px;margin-top:18px">${days.map((day, index) => `<b class="sm soft" style="grid-column:${index + 2};grid-row:1">${day}</b>`).join("")}${[
    "10:00",
    "12:00",
    "14:00",
    "16:00",
    "18:00",
  ]
    .slice(0, 4)
    .map(
      (hour, index) =>
        `<span class="xs faint num" style="grid-column:1;grid-row:${2 + index * 2}">${hour}</span>`,
    )
    .join("")}
    ${slot(1, 2, 3, "#fff0cf", "First bowls", "2 of 8 free")}${slot(1, 6, 2, "#dcf3ec", "Wheel 3", "Tilda, £9 an hour")}${slot(2, 4, 3, "#ece6ff", "Glaze lab", "Full")}${slot(2, 8, 2, "#dcf3ec", "Wheel 1", "free")}${slot(3, 2, 2, "#ffe3db", "Firing", "Kiln 2, 1,220 °C")}${slot(3, 5, 4, "#fff0cf", "Teapots", "1 of 6 free")}${slot(4, 3, 3, "#ece6ff", "Handbuilding", "4 of 10 free")}${slot(4, 7, 2, "#dcf3ec", "Wheel 5", "Omar")}${slot(5, 2, 3, "#fff0cf", "First bowls", "5 of 8 free")}${slot(5, 6, 4, "#ffe3db", "Firing", "Kiln 1, £4 a shelf")}</div></div>`;
