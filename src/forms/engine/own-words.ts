/** The visitor's own text, without the generated texts in `without`, followed by `text`. */
export const replaceGivenText = (value: unknown, text: string, without: readonly string[]): string => {
  const own = without.reduce((rest, other) => rest.replace(other, ""), String(value)).trim();
  return own ? `${own}\n\n${text}` : text;
};
