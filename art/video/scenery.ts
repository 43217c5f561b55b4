import { readFileSync } from "node:fs";
import { join } from "node:path";
import { base } from "../screens/kit/base";
import { deviceStyles, phone } from "../screens/kit/devices";
import { fontFaces } from "../screens/kit/fonts";
import { hues } from "../screens/kit/hues";
import { ball, ring, worldStyles } from "../screens/kit/world";
import { look } from "../screens/products/stubwell/look";
import { queue } from "../screens/products/stubwell/queue";
import { seats } from "../screens/products/stubwell/seats";
import { clayFilter, teapot, ticket, token } from "./clay";
import { film } from "./motion";

const content = join(__dirname, "../../content");
const picture = (path: string): string =>
  `data:image/webp;base64,${readFileSync(join(content, path)).toString("base64")}`;

const evening = { tone: "#fff8ef", look: "background:#15172f" };

/** Where a moving element stands: its station, and the pixels from that station's left and top. */
type Spot = readonly [station: number, left: number, top: number];

const mover = (id: string, [station, left, top]: Spot, inner: string, look = "", kind = ""): string =>
  `<div class="mover ${kind}" style="left:${station * film.width + left}px;top:${top}px"><div id="${id}" style="${look}">${inner}</div></div>`;

const big = (id: string, spot: Spot, words: string): string => mover(id, spot, words, "", "big num");

const tile = (path: string, size: number): string =>
  `<img src="${picture(path)}" width="${size}" height="${size}" alt="">`;

/** A flat piece of clay for things to stand on. */
const pebble = (colour: string, inner: string): string =>
  `<div class="pebble" style="--c:${colour}"></div>${inner}`;

const styles = `
body{width:${film.width}px;height:${film.height}px;overflow:hidden;background:linear-gradient(#fff6e2,#ffe6b0)}
.layer,.mover,.bench,.disc{position:absolute}.layer{inset:0}
.disc{border-radius:50%;background:radial-gradient(circle at 38% 28%,color-mix(in oklab,#ffd98d,#fff 22%),#ffd98d 70%);box-shadow:inset -18px -26px 60px color-mix(in oklab,#ffc24b 55%,transparent)}
.layer>.ball,.layer>.float{position:absolute}
.bench{left:-200px;top:548px;width:${4 * film.width + 400}px;height:400px;background:linear-gradient(#ffe3a8,#ffd27a 14px,#ffc554 60px,#f3ae38 190px)}
.big{font:800 124px/1 Display;letter-spacing:-.035em;color:#1b1f3b;white-space:nowrap}
.small{font:500 34px/1.35 Body;color:#4a4f73;white-space:nowrap}
.pebble{position:absolute;left:-30px;top:232px;width:560px;height:256px;border-radius:50%;background:radial-gradient(circle at 36% 20%,color-mix(in oklab,var(--c),#fff 34%),var(--c) 60%);box-shadow:0 22px 0 color-mix(in oklab,var(--c),#1b1f3b 20%),0 50px 34px -8px #8a520f73}
.pebble+svg{position:relative}
.lift{filter:drop-shadow(0 18px 14px #8a520f66)}`;

const behind = `
${[300, 1010, 1640, 2300].map((x, i) => `<div class="disc" style="left:${x}px;top:${[40, -60, 60, 10][i]}px;width:520px;height:520px;opacity:.8"></div>`).join("")}
${ball(80, 110, 40, "#b9a7ff")}${ring(1130, 60, 74, "#8fd3ff")}${ball(1500, 120, 52, "#ff6b4a")}${ring(2200, 90, 66, "#1fa187")}${ball(2690, 110, 46, "#8fd3ff")}`;

const nearby = `
${ball(470, 596, 74, "#ff6b4a")}${ring(1270, 606, 96, "#b9a7ff")}${ball(2580, 600, 70, "#1fa187")}${ball(3370, 606, 62, "#b9a7ff")}${ring(5480, 590, 110, "#ff6b4a")}`;

/** The HTML document of the film before anything moves; `name` and `role` are the client's. */
export const scenery = ({ name, role }: { name: string; role: string }): string => {
  const [post = "", ...place] = role.split(", ");
  const queueScreen = queue.replace(">412<", ' id="queuePlace">412<');
  const phoneLook = "transform-origin:125px 250px";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fontFaces()}${base}${deviceStyles}${worldStyles(hues.sun)}${look}${styles}</style><body>${clayFilter}
<div class="layer" id="back">${behind}</div>
<div class="layer" id="world"><div class="bench"></div>
${big("ten", [0, 100, 180], "Ten")}${big("oclock", [0, 100, 306], "o’clock.")}
${mover("queuePhone", [0, 690, 56], phone({ x: 0, y: 0, scale: 0.62, turn: -4 }, queueScreen, { ...evening, time: "10:00" }), phoneLook)}
${mover("hourglass", [0, 950, 300], tile("shared/images/hire-hourly.webp", 300))}
${mover("teapot", [1, 110, 96], pebble("#b9a7ff", teapot(picture("pages/images/thank-you-hero.webp"))))}
${big("twenty", [1, 690, 180], "Twenty")}${big("past", [1, 690, 306], "past.")}
${big("count", [2, 100, 180], "3,200")}${big("seats", [2, 100, 306], "seats.")}
${mover("ticketBack", [2, 905, 70], ticket("#1fa187", "#ffc24b"), "transform-origin:0 100%")}
${mover("ticketFront", [2, 880, 190], ticket("#ff6b4a", "#fff8ef"), "transform-origin:0 100%")}
${mover("seatPhone", [2, 640, 52], phone({ x: 0, y: 0, scale: 0.62, turn: 3 }, seats, { ...evening, time: "10:20" }), phoneLook)}
${mover("megaphone", [2, 920, 320], tile("shared/images/service-marketing.webp", 290), "transform-origin:50% 90%")}
${mover("token", [3, 180, 160], token(name.charAt(0)), "transform-origin:50% 60%", "lift")}
${big("name", [3, 590, 186], name)}${mover("role", [3, 596, 330], `${post},<br>${place.join(", ")}`, "", "small")}
</div><div class="layer" id="front">${nearby}</div></body></html>`;
};
