/** So many words stand before the first that was looked for, so that the lines which are shown hold it. */
const before = 3;

/** An excerpt, as HTML, that begins shortly before its first `mark`. */
export const nearMark = (excerpt: string): string => {
  const at = excerpt.indexOf("<mark>");
  // The last part is what touches the mark: nothing, or an opening bracket.
  const words = excerpt.slice(0, Math.max(at, 0)).split(" ");
  if (words.length <= before + 2) return excerpt;
  return `… ${words.slice(-before - 1).join(" ")}${excerpt.slice(at)}`;
};
