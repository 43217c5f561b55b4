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
  challenge(1, "right", phone({ x: 340, y: 44, scale: 1.23 }, queue, { ...evening, time: "10:03" })),
  challenge(2, "left", phone({ x: 338, y: 44, scale: 1.25 }, seats, { ...evening, time: "10:08" })),
  challenge(
    3,
    "right",
    phone({ x: 318, y: 66, scale: 1.36, turn: -2.5 }, gate, { ...evening, time: "18:52" }),
  ),
  challenge(4, "left", phone({ x: 334, y: 52, scale: 1.32 }, pass, { ...evening, time: "21:15" })),
];
