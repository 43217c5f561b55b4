import { CST, Lexer } from "yaml";

export interface Lexeme {
  text: string;
  start: number;
  /** A text without quotes, or the lines after a | or >. */
  isText: boolean;
}

/** The parts of a file as the parser sees them, spaces and comments too. */
export const lexemesOf = (source: string): Lexeme[] => {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let isText = false;
  for (const text of new Lexer().lex(source)) {
    // The lexer's control tokens, which are not in the file.
    const isSign = text === CST.DOCUMENT || text === CST.SCALAR || text === CST.FLOW_END;
    if (!isSign) {
      lexemes.push({ text, start, isText });
      start += text.length;
    }
    isText = text === CST.SCALAR;
  }
  return lexemes;
};
