/** Where a card stands: across the page, one of two or one of three. */
export type CardPlace = "whole" | "half" | "third";

const three: CardPlace[] = ["third", "third", "third"];
const two: CardPlace[] = ["half", "half"];

/** Places of `count` cards: one across the page, then rows of three and two by turns, all of them full. */
export const placesOf = (count: number): CardPlace[] => {
  const places: CardPlace[] = count === 2 || count === 3 ? [] : ["whole"];
  for (let wide = true; places.length < count; wide = !wide) {
    const left = count - places.length;
    const fits = wide ? left !== 2 && left !== 4 : left === 3;
    places.push(...(fits ? three : two));
  }
  return places.slice(0, count);
};
