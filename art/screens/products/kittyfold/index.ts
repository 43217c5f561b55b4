import { phone, phoneGlass } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, shownOf } from "../../kit/scenes";
import { currency } from "./currency";
import { look } from "./look";
import { offline } from "./offline";
import { settle } from "./settle";
import { shares } from "./shares";
import { trip } from "./trip";

const name = "cost-split-app-solution";
const shown = shownOf("lilac", look);
const challenge = close(name, "lilac", look);

export const kittyfold: Picture[] = [
  shown("kittyfold", "phone", phoneGlass(settle)),
  shown("kittyfold-trip", "phone", phoneGlass(trip)),
  challenge(1, "left", phone({ x: 330, y: 72, scale: 1.29 }, settle)),
  challenge(2, "right", phone({ x: 310, y: 94, scale: 1.4, turn: -3 }, currency)),
  challenge(3, "left", phone({ x: 320, y: 72, scale: 1.36 }, offline)),
  challenge(4, "right", phone({ x: 350, y: 64, scale: 1.32, turn: 2.5 }, shares)),
];
