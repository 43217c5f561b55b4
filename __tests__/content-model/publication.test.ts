/** @jest-environment node */
import { isPublished, mayBeHidden, nextChange } from "../../src/content-model/publication";
import { faultLines } from "./support/content-tree";

const now = new Date("2026-06-15T12:00:00Z");

test.each([
  [{}, true],
  [{ draft: true }, false],
  [{ publishAt: "2026-06-15" }, true],
  [{ publishAt: "2026-06-16" }, false],
  [{ publishAt: "2026-06-15T14:00+02:00" }, true],
  [{ publishAt: "2026-06-15T14:01+02:00" }, false],
  [{ publishAt: "2026-05-31T23:59:59-11:00" }, true],
  [{ draft: false, publishAt: "2024-02-29" }, true],
  [{ expiresAt: "2026-06-16" }, true],
  [{ expiresAt: "2026-06-15" }, false],
  [{ publishAt: "2026-06-01", expiresAt: "2026-06-30" }, true],
  [{ draft: true, publishAt: "2026-06-01" }, false],
])("a build shows %j: %s", (entry, shown) => {
  expect(isPublished(entry, now)).toBe(shown);
});

test.each([
  ...["2026-02-30", "2026-02-29", "2026-13-01", "2026-31-05", "2026-5-1", "2026-05-00", "0000-00-00"],
  ...["31.05.2026", "2026-05-01T25:00Z", "2026-05-01T09:60Z", "2026-05-01T09:00", "2026-05-01T09:00+15:00"],
  ...["2026-05-01 09:00Z", "May 1, 2026", "yesterday", "", null, 20260501, true, new Date("2026-05-01")],
])("what cannot be read is never published: %j", (value) => {
  expect(isPublished({ publishAt: value }, now)).toBe(false);
  expect(isPublished({ expiresAt: value }, now)).toBe(false);
  expect(mayBeHidden({ publishAt: value }, now)).toBe(true);
});

test.each(["yes", "true", 1, null])("nor is a draft whose sign cannot be read: %j", (draft) => {
  expect(isPublished({ draft }, now)).toBe(false);
});

test("an entry with an end may be hidden one day", () => {
  expect(mayBeHidden({ expiresAt: "2027-01-01" }, now)).toBe(true);
  expect(mayBeHidden({ publishAt: "2026-01-01" }, now)).toBe(false);
});

test("the next change is the first planned moment, drafts apart", () => {
  const entries = [
    { publishAt: "2026-08-01" },
    { publishAt: "2026-06-01", expiresAt: "2026-07-01" },
    { draft: true, publishAt: "2026-06-20" },
  ];
  expect(nextChange(entries, now)).toEqual(new Date("2026-07-01"));
  expect(nextChange([{ publishAt: "2026-06-01" }], now)).toBeUndefined();
});

describe("what may be hidden", () => {
  const topic = "slug: react\ndraft: true\n";
  const hint =
    "It is a draft or has dates, so some builds leave it out. Only lists may name it; or publish it for good.";

  test("can stand in a list", async () => {
    const lines = await faultLines({ "blogs/x.yaml": "topics: [react]\n", "blog-topics/react.yaml": topic });
    expect(lines.filter((line) => line.includes("dead"))).toEqual([]);
  });

  test("cannot be linked to", async () => {
    const faq = "slug: a\nquestions:\n  - question: Why?\n    answer: See [this](/blog/react).\n";
    const lines = await faultLines({ "faqs/a.yaml": faq, "blog-topics/react.yaml": topic });
    expect(lines).toContain(
      `content/faqs/a.yaml:4:23  questions[0].answer: the link to /blog/react can become dead. ${hint}`,
    );
  });

  test("can be linked to by what is hidden itself", async () => {
    const testimonial = "slug: a\nname: A\nrole: B\ntext: C\nurl: /blog/react\n";
    const files = { "blog-topics/react.yaml": topic };
    const lines = async (more: string) =>
      (await faultLines({ ...files, "testimonials/a.yaml": testimonial + more })).filter((line) =>
        line.includes("testimonials"),
      );
    expect(await lines("")).toEqual([expect.stringContaining("can become dead")]);
    expect(await lines("draft: true\n")).toEqual([]);
  });

  test("has days or moments with a time zone", async () => {
    const testimonial = "slug: a\nname: A\nrole: B\ntext: C\npublishAt: 2026-06-15T12:00\n";
    expect(await faultLines({ "testimonials/a.yaml": testimonial })).toEqual([
      'content/testimonials/a.yaml:5:12  publishAt: found "2026-06-15T12:00", expected a real day such as 2024-05-31, or a moment with its time zone such as 2024-05-31T09:00Z.',
    ]);
  });
});
