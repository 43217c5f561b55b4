const wordsPerMinute = 220;

/** Minutes that a person needs for HTML texts, at least one. */
export const readingMinutes = (htmlTexts: readonly string[]): number => {
  const words = htmlTexts
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
};
