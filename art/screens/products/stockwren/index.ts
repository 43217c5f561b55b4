import { bareGlass, handheld, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, narrow, shownOf } from "../../kit/scenes";
import { count } from "./count";
import { history } from "./history";
import { look } from "./look";
import { overview } from "./overview";
import { suggestion } from "./suggestion";

const name = "Inventory-management-software-solution";
const shown = shownOf("iris", look);
const challenge = close(name, "iris", look);
const onPhones = narrow(name, "iris", look);

export const stockwren: Picture[] = [
  shown("stockwren", "laptop", bareGlass(overview)),
  shown("stockwren-handheld", "handheld", bareGlass(count)),
  challenge(1, "none", sheet(1.22, 870, history)),
  challenge(2, "right", handheld({ x: 324, y: 92, scale: 1.28, turn: -3 }, count)),
  challenge(3, "none", sheet(1.22, 850, suggestion)),
  onPhones(1, 1.36, 404, history),
  onPhones(3, 1.26, 420, suggestion),
];
