/** The edge where the thumb begins. */
export type Edge = "left" | "right";

/** Position of a screen: shift as a fraction of its width, scale, and corner radius. */
export interface Pose {
  shift: number;
  scale: number;
  /** From 0 to 1. */
  round: number;
}

const still: Pose = { shift: 0, scale: 1, round: 0 };

/**
 * iOS slides the upper screen out under the thumb; the lower one follows more slowly. From the right edge nothing
 * moves.
 */
export const iosPose = (way: number, edge: Edge): { upper: Pose; lower: Pose } => {
  const gone = edge === "left" ? way / 100 : 0;
  return {
    upper: { ...still, shift: gone },
    lower: { ...still, shift: -0.3 * (1 - gone) },
  };
};

/** Android shrinks the upper screen and moves it a little away from the edge; at the end it disappears. */
export const androidPose = (way: number, edge: Edge): { upper: Pose; lower: Pose; opacity: number } => {
  const gone = way / 100;
  const side = edge === "left" ? 1 : -1;
  return {
    upper: { shift: side * 0.14 * gone, scale: 1 - 0.28 * gone, round: gone },
    lower: { ...still, scale: 0.94 + 0.06 * gone },
    opacity: way === 100 ? 0 : 1,
  };
};
