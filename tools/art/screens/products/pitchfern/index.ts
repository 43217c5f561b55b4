import { laptop, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, coverOf } from "../../kit/scenes";
import { library } from "./library";
import { look } from "./look";
import { recommendation } from "./recommendation";
import { sync } from "./sync";
import { today } from "./today";

const name = "sales-engagement-tool";
const cover = coverOf(name, "coral", look);
const challenge = close(name, "coral", look);

export const pitchfern: Picture[] = [
  cover("laptop", laptop({ x: 120, y: 214 }, today)),
  challenge(1, "sheet", sheet(1.32, 720, recommendation)),
  challenge(2, "sheet", sheet(1.26, 780, sync)),
  challenge(3, "sheet", sheet(1.2, 880, library)),
];
