import { fillIn } from "../../site-data/fill-in";
import { asDate, dayOf, halfOf, type Half, type HalfDay } from "./half-days";

type Texts = Pick<Queries.TimesTextsFragment, "day" | "halfDay" | "sentence" | Half>;

/** A day in full: Tuesday 24 November. */
const dayInWords = (day: string, template: string, language: string): string => {
  const part = (name: "weekday" | "day" | "month", style: "long" | "numeric") =>
    new Intl.DateTimeFormat(language, { [name]: style, timeZone: "UTC" }).format(asDate(day));
  return fillIn(template, {
    weekday: part("weekday", "long"),
    date: part("day", "numeric"),
    month: part("month", "long"),
  });
};

/** A half-day in full: Tuesday 24 November, morning. */
export const halfDayInWords = (halfDay: HalfDay, texts: Omit<Texts, "sentence">, language: string): string =>
  fillIn(texts.halfDay, {
    day: dayInWords(dayOf(halfDay), texts.day, language),
    half: texts[halfOf(halfDay)].name,
  });

/** What the message says of the times; empty when none is chosen. */
export const timesInWords = (
  times: readonly HalfDay[],
  texts: Texts,
  { zone, language }: { zone: string; language: string },
): string =>
  times.length === 0
    ? ""
    : fillIn(texts.sentence, {
        zone,
        times: times.map((time) => halfDayInWords(time, texts, language)).join("; "),
      });
