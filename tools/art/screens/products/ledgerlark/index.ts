import { bareGlass, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, shownOf } from "../../kit/scenes";
import { holdings } from "./holdings";
import { keys } from "./keys";
import { look } from "./look";
import { matching } from "./matching";
import { overview } from "./overview";

const name = "crypto-portfolio-management-platform";
const shown = shownOf("sky", look);
const challenge = close(name, "sky", look);

export const ledgerlark: Picture[] = [
  shown("ledgerlark", "laptop", bareGlass(overview)),
  challenge(1, "sheet", sheet(1.3, 750, matching)),
  challenge(2, "sheet", sheet(1.22, 826, holdings)),
  challenge(3, "sheet", sheet(1.16, 680, keys)),
];
