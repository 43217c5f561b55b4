/** A release; its days are texts such as `2026-03-12`. */
type Release = Queries.SupportedReleaseFragment;

export type Stage = "unreleased" | "supported" | "guarded" | "ended";

export const stageOn = (release: Release, day: string): Stage => {
  if (day < release.released) return "unreleased";
  if (day <= release.fixesUntil) return "supported";
  return day <= release.securityUntil ? "guarded" : "ended";
};

/** The day on which a stage ends; for one without an end, the day on which it began. */
export const edgeOf = (release: Release, stage: Stage): string =>
  ({
    unreleased: release.released,
    supported: release.fixesUntil,
    guarded: release.securityUntil,
    ended: release.securityUntil,
  })[stage];

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Whole months between two days, at least one. */
export const monthsBetween = (one: string, other: string): number =>
  Math.max(1, Math.abs(monthOf(other) - monthOf(one)));

/** The first day of the month that is `months` after that of a day. */
export const addMonths = (day: string, months: number): string => {
  const month = monthOf(day) + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
};

export const countMonths = (from: string, to: string): number => monthOf(to) - monthOf(from);

/** The newest release on a day, or the first of all. */
export const latestOn = (releases: readonly Release[], day: string): Release =>
  [...releases].reverse().find(({ released }) => released <= day) ?? releases[0]!;

/** Position of a day between two others, from 0 to 1. */
export const placeOf = (day: string, from: string, to: string): number =>
  Math.min(1, Math.max(0, (Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from))));
