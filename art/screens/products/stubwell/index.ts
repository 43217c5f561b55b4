import { phone, phoneGlass } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { close, shownOf } from "../../kit/scenes";
import { gate } from "./gate";
import { look } from "./look";
import { pass } from "./pass";
import { queue } from "./queue";
import { seats } from "./seats";
import { show } from "./show";
import { ticket } from "./ticket";

const name = "event-ticket-booking-app-development";
const shown = shownOf("sun", look);
const challenge = close(name, "amber", look);
const evening = { tone: "#fff8ef", look: "background:#15172f" };

export const stubwell: Picture[] = [
  shown("stubwell", "phone", phoneGlass(ticket, { ...evening, time: "18:41" })),
  shown("stubwell-show", "phone", phoneGlass(show, evening)),
  challenge(1, "left", phone({ x: 320, y: 72, scale: 1.34 }, queue, { ...evening, time: "10:03" })),
  challenge(2, "right", phone({ x: 316, y: 72, scale: 1.36 }, seats, { ...evening, time: "10:08" })),
  challenge(
    3,
    "left",
    phone({ x: 318, y: 88, scale: 1.36, turn: -2.5 }, gate, { ...evening, time: "18:52" }),
  ),
  challenge(4, "right", phone({ x: 334, y: 72, scale: 1.32 }, pass, { ...evening, time: "21:15" })),
];
