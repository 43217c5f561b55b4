import type { CSSProperties } from "react";
import { useMedia } from "./use-media";

/** How many slides are shown: `base` on the narrowest screens, the others above so many pixels at the usual text size. */
export interface Items {
  base: number;
  above576?: number;
  above768?: number;
  above992?: number;
}

/** Slides shown at the present width. */
export const useItems = ({
  base,
  above576 = base,
  above768 = above576,
  above992 = above768,
}: Items): number => {
  const is576 = useMedia("(width > 36em)");
  const is768 = useMedia("(width > 48em)");
  const is992 = useMedia("(width > 62em)");
  if (is992) return above992;
  if (is768) return above768;
  return is576 ? above576 : base;
};

/** The same counts for the stylesheet, which lays the slides out before any script runs. */
export const itemsStyle = ({ base, above576 = base, above768 = above576, above992 = above768 }: Items) =>
  ({
    "--base": base,
    "--above-576": above576,
    "--above-768": above768,
    "--above-992": above992,
  }) as CSSProperties;

/** Names of the widths at which `count` slides all fit, so that the stylesheet can hide the controls there. */
export const widthsThatFit = (
  { base, above576 = base, above768 = above576, above992 = above768 }: Items,
  count: number,
): string =>
  Object.entries({ base, above576, above768, above992 })
    .filter(([, items]) => count <= items)
    .map(([width]) => width)
    .join(" ");
