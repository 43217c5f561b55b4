import { bareGlass, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, narrow, shownOf } from "../../kit/scenes";
import { library } from "./library";
import { look } from "./look";
import { recommendation } from "./recommendation";
import { sync } from "./sync";
import { today } from "./today";

const name = "sales-engagement-tool";
const shown = shownOf("coral", look);
const challenge = close(name, "coral", look);
const onPhones = narrow(name, "coral", look);

export const pitchfern: Picture[] = [
  shown("pitchfern", "laptop", bareGlass(today)),
  challenge(1, "none", sheet(1.32, 720, recommendation)),
  challenge(2, "none", sheet(1.26, 780, sync)),
  challenge(3, "none", sheet(1.2, 880, library)),
  onPhones(1, 1.36, 404, recommendation),
  onPhones(2, 1.3, 420, sync),
  onPhones(3, 1.36, 404, library),
];
