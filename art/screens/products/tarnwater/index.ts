import { bareGlass, phone, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, narrow, shownOf } from "../../kit/scenes";
import { donate } from "./donate";
import { home } from "./home";
import { look } from "./look";
import { project } from "./project";
import { translate } from "./translate";

const name = "ngo-web-development";
const shown = shownOf("teal", look);
const challenge = close(name, "leaf", look);
const onPhones = narrow(name, "leaf", look);

export const tarnwater: Picture[] = [
  shown("tarnwater", "laptop", bareGlass(home)),
  challenge(1, "right", phone({ x: 340, y: 72, scale: 1.24 }, donate)),
  challenge(2, "none", sheet(1.14, 800, project)),
  challenge(3, "none", sheet(1.22, 860, translate)),
  onPhones(2, 1.27, 420, project),
  onPhones(3, 1.34, 410, translate),
];
