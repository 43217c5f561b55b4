const defaultKeepMonths = 24;

/** A hundred years. It cannot be unlimited, because the privacy page states a time. */
const mostMonths = 1200;

export const isKeepMonths = (value: string): boolean =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= mostMonths;

export const keepMonthsExpected = `expected a number of months from 1 to ${mostMonths}; the privacy page says it, so there is no "for ever".`;

/** "1 month", "24 months", in the words of the site's language. */
export const monthsInWords = (months: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "month", unitDisplay: "long" }).format(months);

/**
 * How many months leads are kept, as `LEADS_KEEP_MONTHS` says; an empty value counts as unset.
 * @throws Error that names the setting.
 */
export const readKeepMonths = (env: Record<string, string | undefined>): number => {
  const value = env.LEADS_KEEP_MONTHS?.trim();
  if (!value) return defaultKeepMonths;
  if (!isKeepMonths(value)) throw new Error(`LEADS_KEEP_MONTHS=${value}: ${keepMonthsExpected}`);
  return Number(value);
};
