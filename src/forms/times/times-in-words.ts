import { interpolate } from "../../content-model/interpolate";
import { asDate, dayOf, halfOf, type Half, type HalfDay } from "./half-days";

type Texts = Pick<Queries.TimesTextsFragment, "day" | "halfDay" | "sentence" | Half>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The weekday, day or month of a date, in words. Formats are cached, because creating one is slow and the calendar uses
 * a hundred at each click.
 */
export const dateWord = (
  day: string,
  name: "weekday" | "day" | "month",
  style: "long" | "short" | "numeric",
  language: string,
): string => {
  const key = `${language} ${name} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { [name]: style, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(asDate(day));
};

/** A day in full: Tuesday 24 November. */
const dayInWords = (day: string, pattern: string, language: string): string =>
  interpolate(pattern, {
    weekday: dateWord(day, "weekday", "long", language),
    date: dateWord(day, "day", "numeric", language),
    month: dateWord(day, "month", "long", language),
  });

/** A half-day in full: Tuesday 24 November, morning. */
export const halfDayInWords = (halfDay: HalfDay, texts: Omit<Texts, "sentence">, language: string): string =>
  interpolate(texts.halfDay, {
    day: dayInWords(dayOf(halfDay), texts.day, language),
    half: texts[halfOf(halfDay)].name,
  });

/** The chosen times as text for the message; empty if none is chosen. */
export const timesInWords = (
  times: readonly HalfDay[],
  texts: Texts,
  { zone, language }: { zone: string; language: string },
): string =>
  times.length === 0
    ? ""
    : interpolate(texts.sentence, {
        zone,
        times: times.map((time) => halfDayInWords(time, texts, language)).join("; "),
      });
