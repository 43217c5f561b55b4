import { phone, phoneGlass } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, shownOf } from "../../kit/scenes";
import { basket } from "./basket";
import { look } from "./look";
import { picking } from "./picking";
import { shop } from "./shop";
import { slots } from "./slots";
import { substitute } from "./substitute";
import { tracking } from "./tracking";

const name = "grocery-delivery-app-development";
const shown = shownOf("teal", look);
const challenge = close(name, "teal", look);

export const larderlane: Picture[] = [
  shown("larderlane", "phone", phoneGlass(shop)),
  shown("larderlane-tracking", "phone", phoneGlass(tracking, { time: "11:13" })),
  challenge(1, "left", phone({ x: 326, y: 72, scale: 1.3 }, basket)),
  challenge(2, "right", phone({ x: 346, y: 66, scale: 1.23, turn: 2 }, substitute, { time: "9:41" })),
  challenge(3, "left", phone({ x: 330, y: 72, scale: 1.3 }, slots)),
  challenge(4, "right", phone({ x: 322, y: 88, scale: 1.34, turn: -2.5 }, picking, { time: "9:12" })),
];
