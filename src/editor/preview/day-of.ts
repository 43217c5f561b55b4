/** A day of a content file, written out as on the site. */
export const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
