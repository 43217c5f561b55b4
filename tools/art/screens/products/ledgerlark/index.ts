import { laptop, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, coverOf } from "../../kit/scenes";
import { holdings } from "./holdings";
import { keys } from "./keys";
import { look } from "./look";
import { matching } from "./matching";
import { overview } from "./overview";

const name = "crypto-portfolio-management-platform";
const cover = coverOf(name, "sky", look);
const challenge = close(name, "sky", look);

export const ledgerlark: Picture[] = [
  cover("laptop", laptop({ x: 120, y: 214 }, overview)),
  challenge(1, "sheet", sheet(1.3, 750, matching)),
  challenge(2, "sheet", sheet(1.22, 826, holdings)),
  challenge(3, "sheet", sheet(1.16, 680, keys)),
];
