import { icon } from "../../kit/icons";
import { avatar, pill } from "../../kit/parts";
import { mark } from "./look";

const person = (
  name: string,
  colour: string,
  role: string,
  office: string,
  state: string,
  tint: string,
  ink: string,
  mail: string,
): string => `
  <div class="tt">${avatar(name.charAt(0), colour, 38)}<div><b>${name}</b><div class="sm soft">${mail}</div></div><span>${role}</span><span class="soft">${office}</span><span class="right">${pill(state, tint, ink)}</span></div>`;

const count = (value: string, label: string, colour: string): string =>
  `<div class="row g8 base"><b class="display num" style="font-size:26px;color:${colour}">${value}</b><span>${label}</span></div>`;

/** The admin page: a company's cards, and an import whose changes are shown before it is applied. */
export const team = `
<div class="tp"><div class="row between"><div class="row g12">${mark(38, "#ff6b4a")}<div><h2 style="font-size:24px">Haverby Marine</h2><div class="sm soft">612 cards · 1 template</div></div></div><div class="row g8 soft" style="background:#fff7f2;border-radius:14px;padding:11px 16px;width:210px">${icon("search", 18)}Find a person</div></div>
  <div style="background:#fff0ea;border-radius:20px;padding:18px 20px"><div class="row between"><b>List of 3 November, compared with the cards</b><span class="sm soft">Nothing has changed yet</span></div>
    <div class="row between" style="margin-top:10px">${count("11", "added", "#0f7a5f")}${count("4", "left", "#b8381b")}${count("2", "with a doubt", "#8a5a00")}${count("595", "as they were", "#5a5f80")}<div class="btn ink" style="padding:11px 20px;font-size:15px">Review 17</div></div></div>
  <div>${person("Ayla Demir", "#ffd98d", "Marine surveyor", "Antwerp", "New", "#dcf3ec", "#0f6a58", "ayla@haverby.example")}${person("Bram Claes", "#bfe6ff", "Head of yard", "Ghent", "Left", "#ffe3db", "#b8381b", "goes to the front desk")}
    ${person("Lotte Brandt", "#ffbfae", "Naval architect", "Antwerp", "Up to date", "#f1f1f6", "#5a5f80", "lotte@haverby.example")}${person("Noor Peeters", "#d3c8ff", "Engineer or Lead?", "Antwerp", "Doubt", "#fff0cf", "#7a5000", "two titles in the list")}${person("Pieter Maes", "#a9e3d3", "Purchasing", "Ghent", "Up to date", "#f1f1f6", "#5a5f80", "pieter@haverby.example")}</div>
</div>`;
