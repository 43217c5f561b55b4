const wordsPerMinute = 220;

/** Estimated reading time of HTML texts in minutes, at least 1. */
export const readingMinutes = (htmlTexts: readonly string[]): number => {
  const words = htmlTexts
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
};
