import { bareGlass, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, narrow, shownOf } from "../../kit/scenes";
import { captions } from "./captions";
import { editor } from "./editor";
import { look } from "./look";
import { publish } from "./publish";
import { closeTimeline } from "./timeline";

const name = "video-editing-software-solution";
const shown = shownOf("sun", look);
const challenge = close(name, "sun", look);
const onPhones = narrow(name, "sun", look);

export const splicebarn: Picture[] = [
  shown("splicebarn", "laptop", bareGlass(editor)),
  challenge(1, "none", sheet(1.12, 972, closeTimeline)),
  challenge(2, "none", sheet(1.2, 870, captions)),
  challenge(3, "none", sheet(1.22, 850, publish)),
  onPhones(1, 1.36, 404, closeTimeline),
  onPhones(2, 1.18, 456, captions),
  onPhones(3, 0.9, 500, publish),
];
