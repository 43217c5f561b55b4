/** A fault in the text of a file, whatever the content. */
export interface Problem {
  /** Both start at 1. */
  line: number;
  column: number;
  /** What is wrong, and what to type instead. */
  message: string;
}

export const problemAt = (text: string, offset: number, message: string): Problem => {
  const before = text.slice(0, offset);
  return {
    line: before.split("\n").length,
    column: offset - before.lastIndexOf("\n"),
    message,
  };
};

/** The line at an offset, without its line end, and its start. */
export const lineAround = (text: string, offset: number): { text: string; start: number } => {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { text: text.slice(start, end < 0 ? undefined : end).replace(/\r$/, ""), start };
};
