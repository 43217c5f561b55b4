import type { Picture } from "../kit/picture";
import { kittyfold } from "./kittyfold";
import { larderlane } from "./larderlane";
import { ledgerlark } from "./ledgerlark";
import { stockwren } from "./stockwren";
import { stubwell } from "./stubwell";
import { tuckcard } from "./tuckcard";

/** Every picture of every case study. */
export const pictures: readonly Picture[] = [
  ...kittyfold,
  ...ledgerlark,
  ...tuckcard,
  ...stubwell,
  ...larderlane,
  ...stockwren,
];
