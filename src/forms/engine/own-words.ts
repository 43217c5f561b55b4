/** What a visitor wrote, without these texts of ours, and with this one after it. */
export const replaceGivenText = (value: unknown, text: string, without: readonly string[]): string => {
  const own = without.reduce((rest, other) => rest.replace(other, ""), String(value)).trim();
  return own ? `${own}\n\n${text}` : text;
};
