import type { Picture } from "../kit/picture";
import { kittyfold } from "./kittyfold";
import { larderlane } from "./larderlane";
import { ledgerlark } from "./ledgerlark";
import { pitchfern } from "./pitchfern";
import { soon } from "./soon";
import { splicebarn } from "./splicebarn";
import { stockwren } from "./stockwren";
import { stubwell } from "./stubwell";
import { tarnwater } from "./tarnwater";
import { tuckcard } from "./tuckcard";

/** Every picture of every case study. */
export const pictures: readonly Picture[] = [
  ...kittyfold,
  ...ledgerlark,
  ...tuckcard,
  ...stubwell,
  ...larderlane,
  ...stockwren,
  ...tarnwater,
  ...pitchfern,
  ...splicebarn,
  ...soon,
];
