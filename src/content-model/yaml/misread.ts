import { lexemesOf, type Lexeme } from "./lexemes";
import { lineAround, problemAt, type Problem } from "./problem";
import { typeQuoted } from "./quoted";

/** A comment where somebody meant a text, `role: #1 designer`. Comments have a space after their sign. */
const isGlued = (source: string, { text, start, isText }: Lexeme): boolean => {
  if (isText || !/^#[^\s#]/.test(text)) return false;
  const { start: line } = lineAround(source, start);
  // On a line of its own it may be a line of the file that was switched off.
  return /^#\d/.test(text) || source.slice(line, start).trim() !== "";
};

/** Signs for what no content file has: a name for a value, its use, and a type. */
const isSign = ({ text, isText }: Lexeme): boolean => !isText && /^[&*!]/.test(text);

const messageOf = (lexeme: Lexeme, line: string): string =>
  lexeme.text.startsWith("#")
    ? `from “${lexeme.text.slice(0, 20)}” on this is a comment, so the page does not show it. ${typeQuoted(line)}`
    : `a text that begins with ${lexeme.text[0]} needs quotation marks. ${typeQuoted(line)}`;

/** Finds lines in which a lexer is worth its time. */
const suspicious = /(?:^|[ \t])#[^\s#]|(?:(?:[\w-]:|-)[ \t]|[[{,])[ \t]*[&*!]|^[ \t]*[&*!]/m;

/** What can be read, but says something else than it seems to. */
export const misread = (source: string): Problem[] =>
  suspicious.test(source)
    ? lexemesOf(source)
        .filter((lexeme) => isSign(lexeme) || isGlued(source, lexeme))
        .map((lexeme) =>
          problemAt(source, lexeme.start, messageOf(lexeme, lineAround(source, lexeme.start).text)),
        )
    : [];
