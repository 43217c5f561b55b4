/** Replaces the placeholders of a label: `fillIn("{number} of {count}", { number: 1, count: 3 })`. */
export const fillIn = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
