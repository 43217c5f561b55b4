import { hitsIn } from "./marked-description";

/** A shorter one says too little to stand alone. */
const fewestWords = 6;

const whole = /^[\p{Lu}\p{N}“‘$].*[.!?…][”’)]?$/u;

/** Where a block of a page's text ends, or a sentence. */
const ends = / · |\n+|(?<=[.!?…][”’)]?)\s+(?=[\p{Lu}\p{N}“‘$])/u;

/** Between two with as many of the words, a heading or the rest of a label says less than a sentence. */
const forSentence = 0.5;

/** The sentence of a page's text that has most of the words, the first of such; nothing where none has one. */
export const tellingSentence = (text: string, words: readonly string[]): string | undefined => {
  let most = 0;
  let telling: string | undefined;
  for (const part of text.split(ends)) {
    const hits = part.split(/\s+/).length < fewestWords ? 0 : hitsIn(part, words);
    const weight = hits > 0 && whole.test(part.trim()) ? hits + forSentence : hits;
    if (weight > most) [most, telling] = [weight, part.trim()];
  }
  return telling;
};
