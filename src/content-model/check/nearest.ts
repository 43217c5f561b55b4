import { distance } from "fastest-levenshtein";

/** The candidate nearest to `word`; undefined when none is near enough to be a likely typo. */
export const nearest = (word: string, candidates: readonly string[]): string | undefined =>
  candidates
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far)[0]?.candidate;
