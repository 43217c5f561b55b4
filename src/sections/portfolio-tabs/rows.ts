/** Where a card stands: `lead` is twice as broad as the other of its row, `third` has two equal ones beside it. */
export type Place = "lead" | "beside" | "third" | "whole";

/** Places of `count` cards in rows of two and three by turns, the broad one left and right by turns. */
export const placesOf = (count: number): Place[] => {
  const places: Place[] = [];
  let twos = 0;
  for (let row = 0; places.length < count; row++) {
    const left = count - places.length;
    if (left === 1) places.push("whole");
    else if (left === 3 || (row % 2 === 1 && left > 4)) places.push("third", "third", "third");
    else places.push(...((twos++ % 2 === 0 ? ["lead", "beside"] : ["beside", "lead"]) as Place[]));
  }
  return places;
};

/** How a card looks in its place. */
export const looks = {
  lead: "lead",
  beside: "filled",
  third: "wide",
  whole: "lead",
} as const satisfies Record<Place, string>;
