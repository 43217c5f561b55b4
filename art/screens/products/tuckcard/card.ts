import { icon, type IconName } from "../../kit/icons";
import { avatar, tile } from "../../kit/parts";
import { mark } from "./look";

const line = (name: IconName, text: string): string =>
  `<div class="row g10" style="font-size:14px;padding:2px 0">${icon(name, 17)}${text}</div>`;

/** The contact card itself. */
const businessCard = `
<div class="bc"><div class="row between top">${mark(40)}<b class="sm">Haverby Marine</b></div>
  <div class="display" style="font-size:28px;margin-top:44px">Lotte Brandt</div><div class="medium" style="margin:4px 0 16px">Naval architect</div>
  ${line("phone", "+44 20 7946 0163")}${line("mail", "lotte@haverby.example")}${line("pin", "Pier 4, Antwerp")}</div>`;

const contact = (initial: string, colour: string, name: string, note: string): string => `
  <div class="row g12" style="padding:10px 0">${avatar(initial, colour, 44)}<div class="grow"><b>${name}</b><div class="sm soft">${note}</div></div><span class="faint">${icon("next", 18)}</span></div>`;

/** The app's home page: the card, ways to share it, today's contacts. */
export const card = `
<div class="tc"><div class="row between"><h1>My card</h1>${tile(icon("pen", 20), "#ffe3db", 42)}</div>${businessCard}
  <div class="row g10">${(
    [
      ["scan", "Code"],
      ["tap", "Tap"],
      ["wallet", "Wallet"],
      ["link", "Link"],
    ] as const
  )
    .map(
      ([name, label], index) =>
        `<div class="col centre g6 grow bold sm" style="border-radius:18px;padding:14px 0;${index ? "background:#fff;box-shadow:0 8px 20px -14px #b8381b66" : "background:#1b1f3b;color:#fff"}">${icon(name, 24)}${label}</div>`,
    )
    .join("")}</div>
  <div class="card" style="padding:14px 16px 6px"><div class="row between"><b>Met at the harbour fair</b><span class="sm deep bold">All 14</span></div>
    ${contact("M", "#ffd98d", "Marek Oduya", "Rope and rigging · stand 31")}${contact("S", "#bfe6ff", "Sanne de Wit", "Wants the ferry drawings")}${contact("O", "#d3c8ff", "Oisín Farrell", "Yard in Cork · call in May")}</div>
  <div class="nav"><span class="on">${icon("home", 24)}Card</span><span>${icon("people", 24)}Contacts</span><span>${icon("calendar", 24)}Fairs</span><span>${icon("gear", 24)}Settings</span></div>
</div>`;
