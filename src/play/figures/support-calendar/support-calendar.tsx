import { useEffect, useState } from "react";
import { Range } from "../../../components/range/range";
import { useSite } from "../../../site-data/context";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { CalendarBars } from "./calendar-bars";
import { addMonths, countMonths, edgeOf, latestOn, monthsBetween, stageOn } from "./support";

/** Formats days and durations in the site's language. */
const useDates = () => {
  const { language } = useSite();
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(Date.parse(day));
  return {
    day: (day: string) => write(day, { dateStyle: "long" }),
    month: (day: string) => write(day, { month: "short", year: "numeric" }),
    months: (count: number) =>
      new Intl.NumberFormat(language, { style: "unit", unit: "month", unitDisplay: "long" }).format(count),
  };
};

/** Laravel: how long the visitor's release is supported. */
const SupportCalendar = ({ words }: { words: Queries.SupportCalendarFragment }) => {
  const { releases, from, to } = words;
  const dates = useDates();
  const last = countMonths(from, to);
  const [month, setMonth] = useState(countMonths(from, words.day));
  const [version, setVersion] = useState(words.chosen);
  // Only in the browser, because the page was built on another day.
  useEffect(() => {
    const today = countMonths(from, new Date().toISOString());
    if (today >= 0 && today <= last) setMonth(today);
  }, [from, last]);

  const day = addMonths(from, month);
  const index = Math.max(
    0,
    releases.findIndex((release) => release.version === version),
  );
  const release = releases[index]!;
  const stage = stageOn(release, day);
  const edge = edgeOf(release, stage);
  const latest = latestOn(releases, day);
  const named = (number: string) => `${words.product} ${number}`;
  return (
    <Figure
      alt={words.alt}
      drawing={
        <CalendarBars words={words} version={version} day={day} label={dates.month(day)} onMonth={setMonth} />
      }
      {...outcome(words[stage], {
        version: named(release.version),
        months: dates.months(monthsBetween(day, edge)),
        day: dates.day(edge),
        next: named(releases[index + 1]?.version ?? release.version),
        latest: named(latest.version),
      })}
    >
      <ChipChoice
        wraps
        legend={words.version}
        options={releases.map(({ version: name }) => ({ value: name, label: name }))}
        chosen={[version]}
        onChoose={setVersion}
      />
      <Range
        label={words.month}
        min={0}
        max={last}
        value={month}
        valueText={dates.month(day)}
        onChange={({ target }) => setMonth(Number(target.value))}
      />
    </Figure>
  );
};

export default SupportCalendar;
