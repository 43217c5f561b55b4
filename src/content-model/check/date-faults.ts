import { timeOf, type Publication } from "../publication";
import { fieldsIn } from "../records";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";

interface Dates extends Publication {
  createdAt?: unknown;
  updatedAt?: unknown;
}

const day = 86_400_000;
const year = 366 * day;

/** Dates further ahead are more likely typing errors than plans. */
const farthest = { publishAt: 2 * year, expiresAt: 10 * year };
const earliest = Date.UTC(1970, 0);

const shown = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The latest plausible date in a file: now or its publication, plus a day for time zones. A draft may be a year ahead.
 */
const latestOf = (dates: Dates, now: Date): number =>
  Math.max(timeOf(dates.publishAt) ?? 0, now.getTime() + (dates.draft === true ? year : 0)) + day;

const happened = (file: ContentFile, dates: Dates, now: Date): Fault[] =>
  (["createdAt", "updatedAt"] as const).flatMap((key) => {
    const time = timeOf(dates[key]);
    if (time === undefined) return [];
    const found = `found ${shown(time)}, which is`;
    if (time < earliest) return [file.faultAt([key], `${found} long ago. Mend the year.`)];
    return time > latestOf(dates, now)
      ? [file.faultAt([key], `${found} still to come. Mend the date, or add publishAt: ${shown(time)}.`)]
      : [];
  });

const planned = (file: ContentFile, dates: Dates, now: Date): Fault[] =>
  (["publishAt", "expiresAt"] as const).flatMap((key) => {
    const time = timeOf(dates[key]);
    return time !== undefined && (time < earliest || time > now.getTime() + farthest[key])
      ? [file.faultAt([key], `found ${shown(time)}, which is far away. Mend the year.`)]
      : [];
  });

const order = (file: ContentFile, dates: Dates): Fault[] =>
  (
    [
      ["createdAt", "updatedAt", "changed before it was made"],
      ["createdAt", "expiresAt", "over before it was made, so no build shows it"],
      ["publishAt", "expiresAt", "over before it begins, so no build shows it"],
    ] as const
  ).flatMap(([first, second, what]) => {
    const [from = 0, to = Infinity] = [timeOf(dates[first]), timeOf(dates[second])];
    return to < from ? [file.faultAt([second], `earlier than ${first}: ${what}. Mend one of them.`)] : [];
  });

/** Dates that exist but are implausible. `now`: the time of the build. */
export const dateFaults = (file: ContentFile, now: Date): Fault[] => {
  const dates: Dates = fieldsIn(file.value);
  return [...happened(file, dates, now), ...planned(file, dates, now), ...order(file, dates)];
};
