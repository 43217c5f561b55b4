import type { SetLine } from "./outlines";

interface Box {
  width: number;
  height: number;
}

const sizes = [76, 70, 64, 58, 54, 50, 46, 42, 38];
export const lineHeight = 1.1;

const wrap = (words: readonly string[], isTooWide: (line: string) => boolean): string[] =>
  words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && isTooWide(longer) ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);

/** The largest size at which the title fits without a gap, in as few and as even lines as possible. */
export const setTitle = (
  title: string,
  setLine: SetLine,
  { width, height }: Box,
): { size: number; lines: string[] } => {
  // Also breaks at non-breaking spaces, because lines are short.
  const words = title.split(/[\s\u00a0]+/);
  // Cached, because the same few lines are measured at all sizes.
  const widths = new Map<string, number>();
  const widthAtOne = (line: string): number => {
    const width = widths.get(line) ?? setLine(line, 1).width;
    widths.set(line, width);
    return width;
  };
  for (const size of sizes) {
    const widthOf = (line: string) => widthAtOne(line) * size;
    const into = (limit: number) => wrap(words, (line) => widthOf(line) > limit);
    const lines = into(width);
    const fits = lines.length * size * lineHeight <= height && lines.every((line) => widthOf(line) <= width);
    if (!fits && size !== sizes.at(-1)) continue;
    const unevenness = (candidate: readonly string[]) =>
      candidate.reduce((sum, line) => sum + (width - widthOf(line)) ** 2, 0);
    const limits = Array.from({ length: Math.floor(width / 20) }, (_, step) => width - step * 10);
    const asFew = limits.map(into).filter((candidate) => candidate.length === lines.length);
    const even = asFew.sort((one, other) => unevenness(one) - unevenness(other))[0] ?? lines;
    const hasGap = even.slice(0, -1).some((line) => widthOf(line) < width / 2);
    if (!hasGap || size === sizes.at(-1)) return { size, lines: even };
  }
  throw new Error("There is a smallest size.");
};
