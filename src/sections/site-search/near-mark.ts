/** So many characters of an excerpt are in sight everywhere: two lines on a phone. */
const inSight = 70;
/** So many words stand before the first that was looked for, where an excerpt begins later. */
const before = 3;

/** An excerpt, as HTML, whose first `mark` is in sight: from its beginning if it can be, else from shortly before it. */
export const nearMark = (excerpt: string): string => {
  const at = excerpt.indexOf("<mark>");
  if (at <= inSight) return excerpt;
  // The last part is what touches the mark: nothing, or an opening bracket.
  const words = excerpt.slice(0, at).split(" ");
  return `… ${words.slice(-before - 1).join(" ")}${excerpt.slice(at)}`;
};
