/** Buttons that several pages share; their texts are in `actions` of `content/settings/labels.yaml`. */
export const buttonTokens = ["proposal", "interview", "getStarted", "portfolio"] as const;

/**
 * Tokens that copy may contain. `{years}` stays, because the page computes it (`years-in-industry.ts`). `{keepMonths}`
 * is how long the server keeps leads, such as "24 months": the setting `LEADS_KEEP_MONTHS`.
 */
export const copyTokens = ["company", "years", "keepMonths", ...buttonTokens] as const;

/** Replacement texts, by token. */
export type CopyWords = Readonly<Partial<Record<string, string>>>;

const tokenPattern = /\{([a-z]+)\}/gi;

export const unknownTokens = (copy: string): string[] =>
  [...copy.matchAll(tokenPattern)]
    .map((match) => match[1] ?? "")
    .filter((name) => !copyTokens.some((known) => known === name));

/** A unit after a token that contains it: the page would say "24 months months". */
export const doubledUnit = (copy: string): string | undefined =>
  /\{keepMonths\}\s+(months?)\b/i.exec(copy)?.[1];
