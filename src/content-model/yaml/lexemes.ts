import { CST, Lexer } from "yaml";

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
