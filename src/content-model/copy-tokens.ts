/** Buttons that several pages share; `actions` of `content/settings/labels.yaml` has their words. */
export const buttonTokens = ["proposal", "interview", "getStarted", "portfolio"] as const;

/** Tokens that copy may hold. `{years}` is left in place: the page computes it, see `years-in-industry.ts`. */
export const copyTokens = ["company", "years", ...buttonTokens] as const;

/** What stands in place of a token. */
export type CopyWords = Readonly<Partial<Record<string, string>>>;

const tokenPattern = /\{([a-z]+)\}/gi;

/** Tokens in `copy` that nobody will replace. */
export const unknownTokens = (copy: string): string[] =>
  [...copy.matchAll(tokenPattern)]
    .map((match) => match[1] ?? "")
    .filter((name) => !copyTokens.some((known) => known === name));

/** `copy` with the words for its tokens; a token that there is no word for stays. */
export const fillCopy = (copy: string, words: CopyWords): string =>
  copy.replace(tokenPattern, (token, name: string) => words[name] ?? token);
