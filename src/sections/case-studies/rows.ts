/** Width of a card: the whole row, a half or a third. */
export type CardPlace = "whole" | "half" | "third";

const three: CardPlace[] = ["third", "third", "third"];
const two: CardPlace[] = ["half", "half"];

/** Widths of `count` cards: one whole row, then alternating rows of three and two, without gaps. */
export const placesOf = (count: number): CardPlace[] => {
  const places: CardPlace[] = count === 2 || count === 3 ? [] : ["whole"];
  for (let wide = true; places.length < count; wide = !wide) {
    const left = count - places.length;
    const fits = wide ? left !== 2 && left !== 4 : left === 3;
    places.push(...(fits ? three : two));
  }
  return places.slice(0, count);
};
