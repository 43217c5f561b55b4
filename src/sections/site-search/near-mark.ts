/** Number of characters of an excerpt that are always visible: two lines on a phone. */
const inSight = 70;
/** Number of words before the first match, if the excerpt does not begin at its start. */
const before = 3;

/**
 * An excerpt, as HTML, whose first `mark` is visible: from the excerpt's start if possible, otherwise from shortly
 * before the match.
 */
export const nearMark = (excerpt: string): string => {
  const at = excerpt.indexOf("<mark>");
  if (at <= inSight) return excerpt;
  // The last item is what touches the mark: nothing, or an opening bracket.
  const words = excerpt.slice(0, at).split(" ");
  return `… ${words.slice(-before - 1).join(" ")}${excerpt.slice(at)}`;
};
