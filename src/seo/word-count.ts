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
