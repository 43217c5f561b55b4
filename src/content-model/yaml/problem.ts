/** What is wrong with the text of a file, apart from what it says. */
export interface Problem {
  /** Both start at 1. */
  line: number;
  column: number;
  /** What it is, and what to type instead. */
  message: string;
}

/** A problem at an offset of the text. */
export const problemAt = (text: string, offset: number, message: string): Problem => {
  const before = text.slice(0, offset);
  return {
    line: before.split("\n").length,
    column: offset - before.lastIndexOf("\n"),
    message,
  };
};

/** The line in which an offset is, without its end, and where it begins. */
export const lineAround = (text: string, offset: number): { text: string; start: number } => {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { text: text.slice(start, end < 0 ? undefined : end).replace(/\r$/, ""), start };
};
