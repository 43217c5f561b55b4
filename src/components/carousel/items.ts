import { useMedia } from "./use-media";

/**
 * Number of visible slides: `base` on the narrowest screens, the others above that many pixels at the default text
 * size.
 */
export interface Items {
  base: number;
  above576?: number;
  above768?: number;
  above992?: number;
}

/** The number of visible slides at the current width. */
export const useItems = ({
  base,
  above576 = base,
  above768 = above576,
  above992 = above768,
}: Items): number => {
  const is576 = useMedia("not all and (max-width: 36em)");
  const is768 = useMedia("not all and (max-width: 48em)");
  const is992 = useMedia("not all and (max-width: 62em)");
  if (is992) return above992;
  if (is768) return above768;
  return is576 ? above576 : base;
};

/** The same numbers as custom properties, and whether controls show: the stylesheet needs both before scripts run. */
export const itemsStyle = (
  { base, above576 = base, above768 = above576, above992 = above768 }: Items,
  count: number,
) => ({
  "--base": base,
  "--above-576": above576,
  "--above-768": above768,
  "--above-992": above992,
  "--controls-base": controls(count, base),
  "--controls-576": controls(count, above576),
  "--controls-768": controls(count, above768),
  "--controls-992": controls(count, above992),
});

/** `display` of the controls: none where all slides fit. */
const controls = (count: number, items: number): string => (count <= items ? "none" : "flex");
