import { bareGlass, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, narrow, shownOf } from "../../kit/scenes";
import { holdings } from "./holdings";
import { keys } from "./keys";
import { look } from "./look";
import { matching } from "./matching";
import { overview } from "./overview";

const name = "crypto-portfolio-management-platform";
const shown = shownOf("sky", look);
const challenge = close(name, "sky", look);
const onPhones = narrow(name, "sky", look);

export const ledgerlark: Picture[] = [
  shown("ledgerlark", "laptop", bareGlass(overview)),
  challenge(1, "none", sheet(1.3, 750, matching)),
  challenge(2, "none", sheet(1.22, 826, holdings)),
  challenge(3, "none", sheet(1.16, 680, keys)),
  onPhones(1, 1.18, 456, matching),
  onPhones(2, 1.28, 424, holdings),
  onPhones(3, 1.18, 456, keys),
];
