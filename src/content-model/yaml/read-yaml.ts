import { TextDecoder } from "node:util";
import { isScalar, parseDocument, visit, type Document } from "yaml";
import { problemAt, lineAround, type Problem } from "./problem";
import { lexemesOf, type Lexeme, typeQuoted } from "./lexemes";
import { oddCharacters, oddEscapes } from "./odd-characters";
import { syntaxProblem } from "./syntax-problem";

/** A comment that was probably meant as text, as in `role: #1 designer`. Real comments have a space after `#`. */
const isGlued = (source: string, { text, start, isText }: Lexeme): boolean => {
  if (isText || !/^#[^\s#]/.test(text)) return false;
  const { start: line } = lineAround(source, start);
  // A comment on its own line may be a commented-out line.
  return /^#\d/.test(text) || source.slice(line, start).trim() !== "";
};

/** YAML anchors, aliases and tags, which no content file uses. */
const isSign = ({ text, isText }: Lexeme): boolean => !isText && /^[&*!]/.test(text);

const messageOf = (lexeme: Lexeme, line: string): string =>
  lexeme.text.startsWith("#")
    ? `from “${lexeme.text.slice(0, 20)}” on this is a comment, so the page does not show it. ${typeQuoted(line)}`
    : `a text that begins with ${lexeme.text[0]} needs quotation marks. ${typeQuoted(line)}`;

/** A quick test, because the lexer is slow. */
const suspicious = /(?:^|[ \t])#[^\s#]|(?:(?:[\w-]:|-)[ \t]|[[{,])[ \t]*[&*!]|^[ \t]*[&*!]/m;

/** Valid YAML that does not mean what its author meant. */
const misread = (source: string): Problem[] =>
  suspicious.test(source)
    ? lexemesOf(source)
        .filter((lexeme) => isSign(lexeme) || isGlued(source, lexeme))
        .map((lexeme) =>
          problemAt(source, lexeme.start, messageOf(lexeme, lineAround(source, lexeme.start).text)),
        )
    : [];

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
const decode = (bytes: Buffer): string | Problem => {
  try {
    return utf8.decode(bytes);
  } catch {
    const message = `this file is not saved as UTF-8, so its accents and dashes would be lost. ${remedy}`;
    return problemAt(western.decode(bytes), firstWrong(bytes), message);
  }
};

/** A file's content. If it is unreadable, `value` is undefined and a problem says why. */
export interface Yaml {
  isReadable: boolean;
  value?: unknown;
  problems: readonly Problem[];
}

const unreadable = (problems: readonly Problem[]): Yaml => ({ isReadable: false, problems });

/** Only double quotes allow escapes. */
const escapesIn = (document: Document.Parsed, text: string): Problem[] => {
  const found: Problem[] = [];
  visit(document, (_, node) => {
    if (isScalar(node) && node.type === "QUOTE_DOUBLE" && node.range)
      found.push(...oddEscapes(text, node.range[0], String(node.value)));
  });
  return found;
};

/** The only reader of content files: the check, Gatsby and the publishing tools get their values from it. */
export const readYaml = (bytes: Buffer): Yaml => {
  const text = decode(bytes);
  if (typeof text !== "string") return unreadable([text]);
  const odd = oddCharacters(text);
  const document = parseDocument(text, { prettyErrors: false, schema: "core" });
  const [error] = document.errors;
  // Odd characters may be the cause: a non-breaking space before a key makes it a text.
  if (error) return unreadable(odd.length > 0 ? odd : [syntaxProblem(text, error)]);
  const problems = [...odd, ...misread(text), ...escapesIn(document, text)];
  try {
    return { isReadable: true, value: document.toJS(), problems };
  } catch {
    // An alias without an anchor, which `misread` has reported.
    return unreadable(problems);
  }
};
