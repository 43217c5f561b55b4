/** Full years since July of the founding year: before July the current year does not count yet. */
export const yearsInIndustry = (foundingYear: number, today: Date): number =>
  today.getFullYear() - foundingYear - (today.getMonth() < 6 ? 1 : 0);
