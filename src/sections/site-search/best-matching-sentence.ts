import { hitsIn } from "./marked-description";

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

/** Shorter sentences say too little on their own. */
const fewestWords = 6;

const whole = /^[\p{Lu}\p{N}“‘$].*[.!?…][”’)]?$/u;

/** End of a block of a page's text. */
const ends = / · |\n+/;
const sentenceEnds = /([.!?…][”’)]?)\s+(?=[\p{Lu}\p{N}“‘$])/gu;

/** Extra weight of a whole sentence, which with equal hits says more than a heading or a label. */
const forSentence = 0.5;

const sentencesOf = (text: string): string[] =>
  text
    .replace(sentenceEnds, "$1\n")
    .split(ends)
    .map((sentence) => sentence.trim());

/** Sentences that appear in several texts, so that they describe none of them. */
export const sharedSentences = (texts: readonly string[]): ReadonlySet<string> => {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const text of texts)
    for (const sentence of new Set(sentencesOf(text))) (once.has(sentence) ? shared : once).add(sentence);
  return shared;
};

/** The first of the sentences with the most words of the query; undefined if none has any. */
export const bestMatchingSentence = (
  text: string,
  words: readonly string[],
  leftOut: ReadonlySet<string> = new Set(),
): string | undefined => {
  let most = 0;
  let telling: string | undefined;
  for (const sentence of sentencesOf(text)) {
    if (leftOut.has(sentence) || sentence.split(/\s+/).length < fewestWords) continue;
    const hits = hitsIn(sentence, words);
    const weight = hits > 0 && whole.test(sentence) ? hits + forSentence : hits;
    if (weight > most) [most, telling] = [weight, sentence];
  }
  return telling;
};
