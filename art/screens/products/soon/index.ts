import { phone, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { ball } from "../../kit/world";
import { physio } from "./physio";
import { studio } from "./studio";

const look = `.so{flex:1;margin-top:-54px;padding:60px 20px 0;display:flex;flex-direction:column;gap:16px}`;

/** Pictures of work that has no case study yet. */
export const soon: Picture[] = [
  {
    name: "soon-studio-booking",
    size: "close",
    hue: "coral",
    look,
    body: sheet(1.18, 880, studio),
  },
  {
    name: "soon-physio-diary",
    size: "close",
    hue: "sky",
    look,
    body: ball(110, 150, 84, "#ffc24b") + phone({ x: 334, y: 48, scale: 1.28, turn: -2.5 }, physio),
  },
];
