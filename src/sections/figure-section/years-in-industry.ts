/** Full years since July of the founding year. */
export const yearsInIndustry = (foundingYear: number, today: Date): number =>
  today.getFullYear() - foundingYear - (today.getMonth() < 6 ? 1 : 0);
