/** Levenshtein distance. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const change = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

/** The candidate nearest to `word`; undefined when none is near enough to be a likely typo. */
export const nearest = (word: string, candidates: readonly string[]): string | undefined =>
  candidates
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far)[0]?.candidate;
