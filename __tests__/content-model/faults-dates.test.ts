/** @jest-environment node */
import { checkContent, formatFault } from "../../src/content-model/check/check-content";
import { withContent } from "./support/content-tree";

const now = new Date("2026-06-15T12:00:00Z");

/** Faults in the dates of a testimonial on 15 June 2026. */
const about = (...dates: string[]) =>
  withContent(
    { "testimonials/a.yaml": ["slug: a", ...dates, "name: A", "role: B", "text: C", ""].join("\n") },
    async (root) => {
      const faults = await checkContent(root, now);
      return faults.map(formatFault).flatMap((line) => line.split("testimonials/a.yaml:")[1] ?? []);
    },
  );

test.each(["2026-02-30", "2026-31-05", "2025-02-29", "2026-04-31", "2026-00-10", "31.05.2026"])(
  "%s is no day",
  async (day) => {
    expect(await about(`createdAt: ${day}`)).toEqual([
      `2:12  createdAt: found "${day}", expected a real day such as 2024-05-31.`,
    ]);
    expect(await about(`publishAt: ${day}`)).toEqual([
      expect.stringMatching(/^2:12 {2}publishAt: .* expected a real day/),
    ]);
  },
);

test.each(["2026-06-01T25:00Z", "2026-06-01T09:00", "2026-06-01T09:00+25:00", "2026-06-01 09:00"])(
  "%s is no moment",
  async (moment) => {
    expect(await about(`expiresAt: ${moment}`)).toEqual([expect.stringContaining("expected a real day")]);
  },
);

describe("a day of something that happened", () => {
  test.each(["2062-06-15", "2026-06-17", "2027-01-01"])("is not still to come: %s", async (day) => {
    expect(await about(`createdAt: ${day}`)).toEqual([
      `2:12  createdAt: found ${day}, which is still to come. Mend the date, or add publishAt: ${day}.`,
    ]);
  });

  test("may be tomorrow, where it is that day already, or the day of publication", async () => {
    expect(await about("createdAt: 2026-06-16")).toEqual([]);
    expect(await about("createdAt: 2027-01-01", "publishAt: 2027-01-01")).toEqual([]);
    expect(await about("draft: true", "createdAt: 2027-01-01")).toEqual([]);
    expect(await about("draft: true", "createdAt: 2062-01-01")).toEqual([
      expect.stringContaining("still to come"),
    ]);
  });

  test("is not long ago", async () => {
    expect(await about("createdAt: 0206-06-15")).toEqual([
      expect.stringContaining("found 0206-06-15, which is long ago"),
    ]);
  });
});

test("plans are not for another age, and do not end before they begin", async () => {
  expect(await about("publishAt: 2062-01-01")).toEqual([
    expect.stringMatching(/^2:12 {2}publishAt: found 2062-01-01, which is far away/),
  ]);
  expect(await about("expiresAt: 2206-01-01")).toEqual([expect.stringContaining("far away")]);
  expect(await about("publishAt: 2026-12-01", "expiresAt: 2026-11-01")).toEqual([
    expect.stringMatching(/^3:12 {2}expiresAt: earlier than publishAt/),
  ]);
  expect(await about("createdAt: 2026-05-01", "expiresAt: 2020-11-01")).toEqual([
    expect.stringMatching(/expiresAt: earlier than createdAt/),
  ]);
  expect(await about("publishAt: 2026-12-01", "expiresAt: 2028-11-01")).toEqual([]);
});
