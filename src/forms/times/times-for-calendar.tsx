import { useEffect, useState } from "react";
import { Button } from "../../components/button/button";
import { useForms, useSite } from "../../site-data/context";
import { keepNumbers } from "../../site-data/keep-numbers";
import { halfDayInWords } from "./times-in-words";
import { localTimeZone, spanOf, type HalfDay } from "./half-days";

/** A tentative entry of a calendar file. */
interface TentativeEvent {
  /** Globally unique, and the same whenever the file is created again. */
  uid: string;
  start: Date;
  end: Date;
  summary: string;
  description: string;
}

const longestLine = 75;

/** `20261124T080000Z` */
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

/** Text escaped as in RFC 5545 (3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** Splits lines at 75 bytes; a continuation begins with a space (3.1). Characters stay whole. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  let lines = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      lines += "\r\n ";
      bytes = 1;
    }
    lines += character;
    bytes += size;
  }
  return lines;
};

/** An iCalendar file (RFC 5545). Its times are in UTC, so that it needs no description of a time zone. */
export const calendarFile = (events: readonly TentativeEvent[], maker: string, now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(maker)}//EN`,
    ...events.flatMap(({ uid, start, end, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      "STATUS:TENTATIVE",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");

interface TimesForCalendarProps {
  times: readonly HalfDay[];
  /** Keeps the entries' ids the same when the file is saved twice. */
  reference: string | undefined;
}

/** The times that were sent, and a calendar file with them, created in the browser. */
export const TimesForCalendar = ({ times, reference }: TimesForCalendarProps) => {
  const { times: texts } = useForms();
  const { company, language } = useSite();
  const [href, setHref] = useState("");

  useEffect(() => {
    const events = times.map((time, index) => {
      const [start, end] = spanOf(time, texts, localTimeZone());
      const uid = `${reference ?? Date.now()}-${index + 1}@${window.location.hostname}`;
      return { uid, start, end, summary: texts.event, description: texts.eventText };
    });
    const file = new Blob([calendarFile(events, company, new Date())], { type: "text/calendar" });
    const address = URL.createObjectURL(file);
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [times, reference, texts, company]);

  return (
    <>
      <ul>
        {times.map((time) => (
          <li key={time}>{keepNumbers(halfDayInWords(time, texts, language))}</li>
        ))}
      </ul>
      <div>
        <Button href={href} variant="secondary" download={`${reference ?? "times"}.ics`}>
          {texts.save}
        </Button>
      </div>
    </>
  );
};
