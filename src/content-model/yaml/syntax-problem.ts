import type { YAMLError } from "yaml";
import { lexemesOf, splitLine, typeQuoted } from "./lexemes";
import { lineAround, problemAt, type Problem } from "./problem";

/** Where the parser stopped. */
interface Stop {
  source: string;
  offset: number;
  code: string;
  line: string;
  start: number;
  /** The line's text after its key or dash. */
  text: string;
  /** The parser's message. */
  said: string;
}

/** Explains one kind of mistake, which may begin before the stop. */
type Guess = (stop: Stop) => string | { offset: number; message: string } | undefined;

const lineNumber = (source: string, offset: number): number => source.slice(0, offset).split("\n").length;

/** The last non-empty line before. */
const lineBefore = ({ source, start }: Stop): string =>
  source.slice(0, start).trimEnd().split("\n").at(-1) ?? "";

/** The line with the quotation mark at `place` closed before the comma or the brace that follows its text. */
const closedInBraces = (line: string, place: number): string => {
  const rest = line.slice(place + 1);
  const end = rest.search(/, *[\w-]+: |,? *[}\]]/);
  const at = place + 1 + (end < 0 ? rest.trimEnd().length : end);
  return `Type: ${line.slice(0, at).trim()}${line.charAt(place)}${line.slice(at).trimEnd()}`;
};

/** A quotation mark that is never closed, in any line. */
const openQuote: Guess = ({ source, offset }) => {
  const quote = lexemesOf(source).find(
    ({ text, start, isText }) =>
      !isText && /^["']/.test(text) && start <= offset && offset <= start + text.length,
  );
  if (!quote) return undefined;
  const { text, start } = quote;
  const [mark = ""] = text;
  const isClosed = text.length > 1 && text.endsWith(mark);
  if (isClosed && !text.includes("\n")) return undefined;
  const { text: line, start: lineStart } = lineAround(source, start);
  const words = line.slice(start - lineStart + 1);
  const inBraces = /[{[]/.test(splitLine(line.slice(0, start - lineStart)).text);
  const goesOn = isClosed ? `, but in line ${lineNumber(source, start + text.length)}` : "";
  return {
    offset: start,
    message: `the quotation mark that opens here is not closed at the end of its text${goesOn}. ${inBraces ? closedInBraces(line, start - lineStart) : typeQuoted(line, words)}`,
  };
};

/** A list or object in brackets that is not closed; the parser reports where it should have ended. */
const openBracket: Guess = ({ source, offset, said }) => {
  if (!/^Flow (map|sequence) in block collection/.test(said)) return undefined;
  const sign = said.startsWith("Flow map") ? "{" : "[";
  const open = lexemesOf(source)
    .filter(({ text, start }) => text === sign && start < offset)
    .at(-1);
  const message = `the “${sign}” that opens here is not closed. Put “${sign === "{" ? "}" : "]"}” at its end, or quotation marks around all if it is a text.`;
  return open && { offset: open.start, message };
};

const tab: Guess = ({ code }) =>
  code === "TAB_AS_INDENT"
    ? "a tab stands at the beginning of this line. Type spaces: two for each step in."
    : undefined;

const secondKey: Guess = ({ code, source, offset, line, start }) => {
  if (code !== "DUPLICATE_KEY") return undefined;
  const [key = ""] = /^[^\s:]+/.exec(source.slice(offset)) ?? [];
  const indent = line.slice(0, offset - start).replaceAll("-", " ");
  const above = source.slice(0, start).split("\n");
  const first =
    above.map((other) => other.replace("-", " ").startsWith(`${indent}${key}:`)).lastIndexOf(true) + 1;
  return `“${key}” stands here for the second time${first > 0 ? `; the first is in line ${first}` : ""}. Delete one of them.`;
};

const secondFile: Guess = ({ code }) =>
  code === "MULTIPLE_DOCS" ? "a line of --- or ... ends the file here. Delete it." : undefined;

const backslash: Guess = ({ code, text, line }) =>
  code === "BAD_DQ_ESCAPE"
    ? `in double quotes a backslash has a meaning of its own. ${typeQuoted(line, text.replace(/^"|"$/g, ""))}`
    : undefined;

const isKey = (line: string): boolean => /^\s*(?:- +)*[\w-]+:(\s|$)/.test(line);

const noSpace: Guess = ({ line, text }) => {
  const [, before, key, words] = /^(\s*(?:- )*)([A-Za-z]\w*):(?=[^\s/])(.*)$/.exec(line) ?? [];
  if (key) return `a space is missing after the colon. Type: ${before?.trim() ? "- " : ""}${key}: ${words}`;
  const [, item] = /^\s*-([^\s-].*)$/.exec(line) ?? [];
  return item && (text.startsWith("-") || isKey(item))
    ? `a space is missing after the dash. Type: - ${item}`
    : undefined;
};

const bullet: Guess = ({ line }) => {
  const [, words] = /^\s*[*•·–—]\s+(.*)$/.exec(line) ?? [];
  return words === undefined ? undefined : `entries of a list begin with “- ”. Type: - ${words}`;
};

const innerQuote: Guess = ({ source, text, line, offset, start }) => {
  const [mark] = text;
  if ((mark !== '"' && mark !== "'") || source.slice(start, offset).lastIndexOf(mark) < 0) return undefined;
  const words = text.endsWith(mark) ? text.slice(1, -1) : text;
  return mark === "'"
    ? `an apostrophe ends a text that begins with one. ${typeQuoted(line, words)}`
    : `a quotation mark inside a text ends it, where one begins it. ${typeQuoted(line, words)}`;
};

/** Characters that an unquoted text cannot begin with. */
const signs = "@`%&!*?|>,]}";

/** A special character at the beginning of an unquoted text. */
const firstSign: Guess = ({ text, line }) => {
  const [sign = ""] = text;
  if (sign && signs.includes(sign) && !/^[>|][-+\d]*$/.test(text))
    return `a text that begins with ${sign} needs quotation marks. ${typeQuoted(line)}`;
  return /^(\[[^\]]*\]|\{[^}]*\})\s*[^\s#]/.test(text)
    ? `a text that begins with ${sign} needs quotation marks. ${typeQuoted(line)}`
    : undefined;
};

const dashAfterKey: Guess = ({ text, line }) =>
  /^- /.test(text) && /[\w-]:\s+- /.test(line)
    ? `a list begins in the line below its key. A text that begins with - needs quotation marks. ${typeQuoted(line)}`
    : undefined;

const hash: Guess = ({ source, offset, line }) =>
  source[offset] === "#"
    ? `a space belongs before a # that begins a comment; a text with one needs quotation marks. ${typeQuoted(line)}`
    : undefined;

const isQuoted = (text: string): boolean => /^(["']).*\1$/.test(text);

const colon: Guess = ({ text, line }) =>
  /\S:(\s|$)/.test(text) && !isQuoted(text)
    ? `a colon with a space after it makes a key of the words before it. ${typeQuoted(line)}`
    : undefined;

const afterBlock: Guess = (stop) => {
  const above = lineBefore(stop);
  return !isKey(stop.line) && /(?:^|\s)[|>][-+\d]*$/.test(above)
    ? `the text of “${above.trim()}” stands further in than that line. Begin this one two spaces further in.`
    : undefined;
};

const goesOn: Guess = ({ line }) =>
  isKey(line) || /^\s*- /.test(line)
    ? undefined
    : "this line has no key. If it goes on with the text above, begin it two spaces further in than that text's key; else write a key and a colon before it.";

const deeper: Guess = ({ source, start, line, text }) => {
  const next =
    source
      .slice(start + line.length)
      .replace(/^\s*\n/, "")
      .split("\n")[0] ?? "";
  if (!text || next.search(/\S/) <= line.search(/\S/)) return undefined;
  return /\S \S.*:(\s|$)/.test(next)
    ? "this text goes on in the next line, where a colon with a space after it makes a key of words. Put quotation marks around all of the text."
    : "the next line stands further in than this one, which has its text already. Lines of one group begin at the same column.";
};

const elsewhere: Guess = ({ code }) =>
  code === "BAD_INDENT"
    ? "this line begins at another column than the others of its group. Let them begin at the same one."
    : undefined;

/** Checks for the whole line, in this order: certain causes, then frequent mistakes. */
const ofLine: readonly Guess[] = [
  ...[tab, secondKey, secondFile, openQuote, openBracket, bullet, noSpace, afterBlock, goesOn],
];

const ofText: readonly Guess[] = [backslash, hash, innerQuote, dashAfterKey, firstSign, colon, deeper];

const anything =
  "this line cannot be read. Compare its beginning with the lines around it, and put quotation marks around its text.";

/** The first finding. `at`: its position, unless the guess gives one. */
const firstOf = (guesses: readonly Guess[], stop: Stop, at: number): Problem | undefined => {
  for (const guess of guesses) {
    const found = guess(stop);
    if (typeof found === "string") return problemAt(stop.source, at, found);
    if (found) return problemAt(stop.source, found.offset, found.message);
  }
  return undefined;
};

/** Why a file is unreadable, in its author's terms, because the parser cannot know what the author meant. */
export const syntaxProblem = (source: string, { code, pos, message: said }: YAMLError): Problem => {
  const offset = Math.min(pos[0], source.trimEnd().length);
  const { text: line, start } = lineAround(source, offset);
  const { before, text } = splitLine(line);
  const stop: Stop = { source, offset, code, line, start, text, said };
  const beginning = start + line.search(/\S|$/);
  return (
    firstOf(ofLine, stop, beginning) ??
    firstOf(ofText, stop, start + before.length) ??
    firstOf([elsewhere], stop, beginning) ??
    problemAt(source, beginning, anything)
  );
};
