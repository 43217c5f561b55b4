import { handheld, laptop, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, coverOf } from "../../kit/scenes";
import { count } from "./count";
import { history } from "./history";
import { look } from "./look";
import { overview } from "./overview";
import { suggestion } from "./suggestion";

const name = "Inventory-management-software-solution";
const cover = coverOf(name, "lilac", look);
const challenge = close(name, "lilac", look);

export const stockwren: Picture[] = [
  cover(
    "laptop",
    laptop({ x: 24, y: 226, scale: 0.98 }, overview),
    handheld({ x: 1248, y: 494, scale: 0.75 }, count),
  ),
  challenge(1, "sheet", sheet(1.22, 870, history)),
  challenge(2, "left", handheld({ x: 324, y: 70, scale: 1.28, turn: -3 }, count)),
  challenge(3, "sheet", sheet(1.22, 850, suggestion)),
];
