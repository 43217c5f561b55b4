import { TextDecoder } from "node:util";
import { problemAt, type Problem } from "./problem";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const western = new TextDecoder("windows-1252");

const remedy =
  "In VS Code: click the encoding at the bottom right, Reopen with Encoding, the one in which the words look right, often Western (Windows 1252); then Save with Encoding, UTF-8.";

/** Start of the first line that is not UTF-8. Decodes line by line, which is fast. */
const firstWrong = (bytes: Buffer): number => {
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(10, start);
    try {
      utf8.decode(bytes.subarray(start, end < 0 ? undefined : end));
    } catch {
      return start;
    }
    if (end < 0) return 0;
    start = end + 1;
  }
};

/** The text of a file, or why it is not readable. */
export const decode = (bytes: Buffer): string | Problem => {
  try {
    return utf8.decode(bytes);
  } catch {
    const message = `this file is not saved as UTF-8, so its accents and dashes would be lost. ${remedy}`;
    return problemAt(western.decode(bytes), firstWrong(bytes), message);
  }
};
