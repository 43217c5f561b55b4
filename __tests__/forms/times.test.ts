/** @jest-environment node */
import { calendarFile } from "../../src/forms/times/times-for-calendar";
import { comingWeeks, spanOf, stillOffered, type HalfDay } from "../../src/forms/times/half-days";
import { timesInWords } from "../../src/forms/times/times-in-words";
import { content } from "../support/content";

type Texts = Parameters<typeof timesInWords>[1];

const { times: own } = content<{ times: Texts }>("settings/forms");
const hours = { morning: { from: 9, to: 12 }, afternoon: { from: 13, to: 17 } };

const offered = (now: string, zone: string) => comingWeeks(new Date(now), zone).flat().filter(Boolean);
const span = (halfDay: HalfDay, zone: string) =>
  spanOf(halfDay, hours, zone).map((instant) => instant.toISOString().slice(0, 16));

describe("the days on offer", () => {
  test("are those left of the week and of the two after it", () => {
    expect(comingWeeks(new Date("2026-11-23T10:00:00Z"), "Europe/Berlin")).toEqual([
      [null, "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
      ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"],
      ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"],
    ]);
  });

  test.each([
    ["on a Friday, a Saturday and a Sunday the first is Monday", "2026-11-27T12:00:00Z", "Europe/London"],
    ["on a Saturday", "2026-11-28T12:00:00Z", "Europe/London"],
    ["on a Sunday", "2026-11-29T12:00:00Z", "Europe/London"],
    ["Sunday evening in New York, Monday in Auckland", "2026-11-30T02:00:00Z", "America/New_York"],
  ])("%s", (_when, now, zone) => {
    expect(offered(now, zone)[0]).toBe("2026-11-30");
    expect(offered(now, zone)).toHaveLength(15);
  });

  test("begin tomorrow by the visitor's own clock", () => {
    const now = "2026-11-24T23:30:00Z";
    expect(offered(now, "America/Los_Angeles")[0]).toBe("2026-11-25");
    expect(offered(now, "Asia/Kolkata")[0]).toBe("2026-11-26");
  });

  test("go over the end of a year and a leap day", () => {
    expect(offered("2026-12-30T09:00:00Z", "UTC").slice(0, 3)).toEqual([
      "2026-12-31",
      "2027-01-01",
      "2027-01-04",
    ]);
    expect(offered("2028-02-28T09:00:00Z", "UTC")[0]).toBe("2028-02-29");
  });
});

test("choices whose day has passed are dropped, the others put in order", () => {
  const weeks = comingWeeks(new Date("2026-11-23T10:00:00Z"), "UTC");
  expect(stillOffered(["2026-11-26 morning", "2026-11-20 morning", "2026-11-24 afternoon"], weeks)).toEqual([
    "2026-11-24 afternoon",
    "2026-11-26 morning",
  ]);
});

test.each([
  ["winter in Berlin", "2026-11-24 morning", "Europe/Berlin", ["2026-11-24T08:00", "2026-11-24T11:00"]],
  ["summer in Berlin", "2026-07-07 morning", "Europe/Berlin", ["2026-07-07T07:00", "2026-07-07T10:00"]],
  ["half an hour off", "2026-11-24 afternoon", "Asia/Kolkata", ["2026-11-24T07:30", "2026-11-24T11:30"]],
  [
    "after the clocks went back",
    "2026-10-26 morning",
    "Europe/London",
    ["2026-10-26T09:00", "2026-10-26T12:00"],
  ],
  [
    "on the day they go back",
    "2026-11-01 morning",
    "America/New_York",
    ["2026-11-01T14:00", "2026-11-01T17:00"],
  ],
  [
    "on the day they go forward",
    "2027-03-14 morning",
    "America/New_York",
    ["2027-03-14T13:00", "2027-03-14T16:00"],
  ],
  [
    "far east, the day before in UTC",
    "2026-11-24 morning",
    "Pacific/Auckland",
    ["2026-11-23T20:00", "2026-11-23T23:00"],
  ],
] as const)("a half-day begins by the visitor's clock: %s", (_what, halfDay, zone, expected) => {
  expect(span(halfDay, zone)).toEqual(expected);
});

test("the message names zone, days and halves in words", () => {
  const zone = "Europe/Berlin";
  const words = timesInWords(["2026-11-24 morning", "2026-12-01 afternoon"], own, { zone, language: "en" });
  expect(words).toContain(zone);
  expect(words).toContain(
    `Tuesday 24 November, ${own.morning.name}; Tuesday 1 December, ${own.afternoon.name}`,
  );
  expect(timesInWords([], own, { zone, language: "en" })).toBe("");
});

describe("the calendar file", () => {
  const file = calendarFile(
    [
      {
        uid: "KW-7-1@www.example.com",
        start: new Date("2026-11-24T08:00:00Z"),
        end: new Date("2026-11-24T11:00:00Z"),
        summary: "Call; with, us\\them",
        description: `Über ${"ü".repeat(80)}\nand a second line`,
      },
    ],
    "Kiln, wright",
    new Date("2026-11-23T10:11:12.345Z"),
  );
  const unfolded = file.replace(/\r\n /g, "").split("\r\n");

  test("has CRLF at each line's end, and no line over 75 bytes", () => {
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lengths = file.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\uFFFD");
  });

  test("says when, in UTC, and that nothing is agreed on", () => {
    expect(unfolded).toEqual(
      expect.arrayContaining([
        "VERSION:2.0",
        "UID:KW-7-1@www.example.com",
        "DTSTAMP:20261123T101112Z",
        "DTSTART:20261124T080000Z",
        "DTEND:20261124T110000Z",
        "STATUS:TENTATIVE",
      ]),
    );
  });

  test("escapes what would end a value", () => {
    expect(unfolded).toContain("SUMMARY:Call\\; with\\, us\\\\them");
    expect(unfolded).toContain(`DESCRIPTION:Über ${"ü".repeat(80)}\\nand a second line`);
    expect(unfolded).toContain("PRODID:-//Kiln\\, wright//EN");
  });
});
