export const wordCount = (html: readonly string[]): number =>
  html.reduce(
    (sum, part) =>
      sum +
      part
        .replace(/<[^>]*>/g, " ")
        .split(/\s+/)
        .filter(Boolean).length,
    0,
  );

const wordsPerMinute = 220;

/** Estimated reading time of Markdown texts in minutes, at least 1. */
export const readingMinutes = (texts: readonly string[]): number =>
  Math.max(1, Math.round(wordCount(texts) / wordsPerMinute));
