/** A morning or an afternoon of a day: `2026-11-24 morning`. Days are those of the visitor's calendar. */
export type HalfDay = `${string} ${Half}`;

export const halves = ["morning", "afternoon"] as const;
export type Half = (typeof halves)[number];

/** From and to, in whole hours of the visitor's clock. */
export type Hours = Readonly<Record<Half, { from: number; to: number }>>;

export const mostTimes = 3;
const weeksOffered = 3;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The visitor's time zone, such as `Europe/Berlin`; UTC if the browser names one that it does not support, such as
 * `Etc/Unknown`.
 */
export const localTimeZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};

export const dayOf = (halfDay: HalfDay): string => halfDay.slice(0, "2026-11-24".length);
export const halfOf = (halfDay: HalfDay): Half => (halfDay.endsWith("morning") ? "morning" : "afternoon");

/** A calendar day as midnight in UTC, to calculate with days independently of time zones. */
export const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

const asDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Monday is 0. */
const weekday = (day: string): number => (asDate(day).getUTCDay() + 6) % 7;

/** The clock of a zone at an instant, as if it were UTC. */
const wallClock = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
};

/** The instant at which clocks of the zone show this hour of the day. */
const instantAt = (day: string, hour: number, zone: string): Date => {
  const wanted = asDate(day).getTime() + hour * 60 * 60 * 1000;
  // Twice, because the zone's offset may change in between.
  const first = wanted - (wallClock(wanted, zone) - wanted);
  return new Date(first - (wallClock(first, zone) - wanted));
};

/** When a half-day begins and ends. */
export const spanOf = (halfDay: HalfDay, hours: Hours, zone: string): [start: Date, end: Date] => {
  const { from, to } = hours[halfOf(halfDay)];
  return [instantAt(dayOf(halfDay), from, zone), instantAt(dayOf(halfDay), to, zone)];
};

/** Monday to Friday; null for a day that is not offered. */
export type Week = readonly (string | null)[];

/** The coming working days from tomorrow on: the rest of this week and the next two, fifteen at most. */
export const comingWeeks = (now: Date, zone: string): Week[] => {
  const weeks: (string | null)[][] = [];
  let week: (string | null)[] = [];
  let day = asDay(new Date(wallClock(now.getTime(), zone)));
  for (;;) {
    day = asDay(new Date(asDate(day).getTime() + dayMs));
    const column = weekday(day);
    if (column > 4) {
      if (weeks.length === weeksOffered) return weeks;
      continue;
    }
    if (column === 0 || weeks.length === 0) weeks.push((week = [null, null, null, null, null]));
    week[column] = day;
  }
};

/** The chosen half-days that are still offered, in order. */
export const stillOffered = (chosen: readonly HalfDay[], weeks: readonly Week[]): HalfDay[] =>
  weeks
    .flat()
    .flatMap((day) => halves.map((half): HalfDay => `${day} ${half}`))
    .filter((halfDay) => chosen.includes(halfDay));
