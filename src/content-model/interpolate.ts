/** Replaces placeholders: `interpolate("{number} of {count}", { number: 1, count: 3 })`. One without a value stays. */
export const interpolate = (
  text: string,
  values: Readonly<Partial<Record<string, string | number>>>,
): string => text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
