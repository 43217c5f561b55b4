/** The package on npm that holds a family of fontsource.org: `Instrument Sans` is in `@fontsource-variable/instrument-sans`. */
export const fontPackage = (family: string): string =>
  `@fontsource-variable/${family.toLowerCase().replaceAll(" ", "-")}`;
