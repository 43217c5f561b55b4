import { monthsInWords, readKeepMonths } from "../config/keep-months";
import { buttonTokens, type CopyWords } from "./copy-tokens";
import { interpolate } from "./interpolate";
import { renderMarkdown } from "./render-markdown";
import { typeset } from "./typeset";

/** Values of copy tokens, from the site's settings, its labels and the build's environment. */
export const copyWords = (
  { company = "", language = "en" }: { company?: string; language?: string },
  actions: CopyWords,
  env: Record<string, string | undefined>,
): CopyWords => ({
  ...Object.fromEntries(buttonTokens.map((token) => [token, actions[token]])),
  company,
  keepMonths: monthsInWords(readKeepMonths(env), language),
});

/** What pages, feeds and the editor's preview show of a text in a content file, by its marker. */
export const resolveCopy = {
  text: (copy: string, words: CopyWords): string => typeset(interpolate(copy.trim(), words)),
  verbatim: (copy: string, words: CopyWords): string => interpolate(copy.trim(), words),
  markdown: (copy: string, words: CopyWords, basePath?: string): string =>
    renderMarkdown(interpolate(copy, words), basePath),
};
