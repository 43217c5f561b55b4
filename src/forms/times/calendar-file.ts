/** A tentative entry of a calendar file. */
export interface TentativeEvent {
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
