import type { Hue } from "./hues";

/** A ball of clay, lit from the upper left. */
export const ball = (x: number, y: number, size: number, colour: string): string =>
  `<div class="ball" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px;--c:${colour}"></div>`;

/** A ring of clay, seen a little from above. */
export const ring = (x: number, y: number, size: number, colour: string): string =>
  `<div class="float" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px;--c:${colour}"><div class="ring"></div></div>`;

/** CSS of the objects, and of what the devices need of the hue. The page draws the ground behind them, by day and by night. */
export const worldStyles = (hue: Hue): string => `
:root{--accent:${hue.accent};--tint:${hue.tint};--deep:${hue.deep};--shade:${hue.shade}}
.world{position:relative;overflow:hidden}
.world>div{position:absolute}
.ball{border-radius:50%;background:radial-gradient(circle at 34% 26%,color-mix(in oklab,var(--c),#fff 48%),var(--c) 46%,color-mix(in oklab,var(--c),#1b1f3b 26%) 96%);box-shadow:0 24px 20px -10px #1b1f3b4d}
.float{filter:drop-shadow(0 30px 22px #1b1f3b66)}
.ring{width:100%;height:100%;border-radius:50%;background:linear-gradient(150deg,#ffffff80,transparent 42%,#1b1f3b4d),radial-gradient(circle closest-side,color-mix(in oklab,var(--c),#1b1f3b 34%) 56%,var(--c) 68%,color-mix(in oklab,var(--c),#fff 30%) 77%,var(--c) 86%,color-mix(in oklab,var(--c),#1b1f3b 26%));-webkit-mask:radial-gradient(circle closest-side,transparent 0 55.5%,#000 56.5% 99%,transparent);mask:radial-gradient(circle closest-side,transparent 0 55.5%,#000 56.5% 99%,transparent)}
`;
