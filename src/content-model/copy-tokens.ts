/** Tokens that copy may hold. `{years}` is left in place: the page computes it, see `years-in-industry.ts`. */
export const copyTokens = ["company", "years"] as const;

const tokenPattern = /\{([a-z]+)\}/g;

/** Tokens in `copy` that nobody will replace. */
export const unknownTokens = (copy: string): string[] =>
  [...copy.matchAll(tokenPattern)]
    .map((match) => match[1] ?? "")
    .filter((name) => !copyTokens.some((known) => known === name));

export const replaceCompany = (copy: string, company: string): string =>
  copy.replaceAll("{company}", company);
