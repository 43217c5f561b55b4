export { Carousel } from "./carousel";
export type { Items } from "./items";
export { useMedia, useReducedMotion } from "./use-media";
