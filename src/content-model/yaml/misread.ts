import { lexemesOf, type Lexeme } from "./lexemes";
import { lineAround, problemAt, type Problem } from "./problem";
import { typeQuoted } from "./quoted";

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
export const misread = (source: string): Problem[] =>
  suspicious.test(source)
    ? lexemesOf(source)
        .filter((lexeme) => isSign(lexeme) || isGlued(source, lexeme))
        .map((lexeme) =>
          problemAt(source, lexeme.start, messageOf(lexeme, lineAround(source, lexeme.start).text)),
        )
    : [];
