import { wordCount } from "../seo/word-count";

const wordsPerMinute = 220;

/** Estimated reading time of Markdown texts in minutes, at least 1. */
export const readingMinutes = (texts: readonly string[]): number =>
  Math.max(1, Math.round(wordCount(texts) / wordsPerMinute));
