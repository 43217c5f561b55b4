import { pipeline } from "node:stream/promises";

/** A list as JSON, in pieces, because the whole list may not fit in memory. */
export const formatJson = async function* <Row>(
  rows: AsyncIterable<Row>,
  shown: (row: Row) => object,
): AsyncIterable<string> {
  let between = "[\n";
  for await (const row of rows) {
    yield between + JSON.stringify(shown(row), null, 2).replace(/^/gm, "  ");
    between = ",\n";
  }
  yield between === ",\n" ? "\n]\n" : "[]\n";
};

/** Unicode direction marks and overrides, which can disguise a line. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const withoutBidiControls = (text: string): string => text.replace(directions, "");

/** Replaces control characters by spaces, so that text from visitors cannot control the terminal. */
export const printable = (text: string): string =>
  withoutBidiControls(text).replace(/[\p{Cc}\p{Cf}]+/gu, " ");

interface Table<Row> {
  headings: readonly string[];
  cellsOf(row: Row): readonly string[];
  /** What the rows are called, in singular and plural. */
  noun: readonly [one: string, more: string];
}

/**
 * A table for a terminal. Reads the rows twice, first for the column widths, because all rows together may not fit in
 * memory.
 */
export const formatTable = async function* <Row>(
  read: () => AsyncIterable<Row>,
  { headings, cellsOf, noun: [one, more] }: Table<Row>,
): AsyncIterable<string> {
  const cells = (row: Row) => cellsOf(row).map(printable);
  const widths = headings.map(({ length }) => length);
  let count = 0;
  for await (const row of read()) {
    count += 1;
    cells(row).forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  }
  if (count === 0) return yield `No ${more}.\n`;
  const line = (texts: readonly string[]) =>
    `${texts
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd()}\n`;
  yield line(headings);
  for await (const row of read()) yield line(cells(row));
  yield `\n${count === 1 ? `1 ${one}` : `${count} ${more}`}\n`;
};

/** Date and time to the minute, in UTC. */
export const shortMoment = (moment: Date): string => moment.toISOString().slice(0, 16).replace("T", " ");

/** The reader may close the pipe early, as `head` does, which is no error. */
export const print = async (pieces: AsyncIterable<string>): Promise<void> => {
  await pipeline(pieces, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
};
