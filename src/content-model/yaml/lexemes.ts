import { CST, Lexer } from "yaml";

const longest = 60;

/** A text in quotation marks, as it should be typed; a long one is cut off. */
const quoted = (text: string): string => {
  const words = text.trim();
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;
  if (!/["\\]/.test(shown)) return `"${shown}"`;
  return shown.includes("'") ? `"${shown.replace(/["\\]/g, "\\$&")}"` : `'${shown}'`;
};

/** Splits a line after its key or list dash. */
const given = /^(\s*(?:- +)*(?:[\w-]+:(?=\s|$))?[ \t]*)(.*)$/;

/** Splits a line into its text and everything before it. */
export const splitLine = (line: string): { before: string; text: string } => {
  const [, before = "", text = ""] = given.exec(line) ?? [];
  return { before, text };
};

/** “Type: role: "#1 designer".” for a line whose text needs quotation marks. */
export const typeQuoted = (line: string, text = splitLine(line).text): string =>
  `Type: ${splitLine(line).before.trim()} ${quoted(text)}`.replace("Type:  ", "Type: ");

export interface Lexeme {
  text: string;
  start: number;
  /** Whether it is an unquoted text, or the lines after a | or >. */
  isText: boolean;
}

/** The tokens of a file, including spaces and comments. */
export const lexemesOf = (source: string): Lexeme[] => {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let isText = false;
  for (const text of new Lexer().lex(source)) {
    // Excludes the lexer's control tokens, which are not in the file.
    const isSign = text === CST.DOCUMENT || text === CST.SCALAR || text === CST.FLOW_END;
    if (!isSign) {
      lexemes.push({ text, start, isText });
      start += text.length;
    }
    isText = text === CST.SCALAR;
  }
  return lexemes;
};
