/** @jest-environment node */
import { faultLines } from "./support/content-tree";

const testimonial = "slug: asha\nname: Asha R.\nrole: Founder\ntext: Good work.\n";

/** Fault messages of a testimonial file with this `source`. */
const about = (source: string) => faultLines({ "testimonials/asha.yaml": source });

test("a valid file has no faults", async () => {
  expect(await about(testimonial)).toEqual([]);
});

describe("keys", () => {
  test("an unknown key gets a suggestion for a likely typo", async () => {
    expect(await about(`${testimonial}hew: sun\n`)).toEqual([
      "content/testimonials/asha.yaml:5:1  hew: unknown key. Did you mean “hue”?",
    ]);
  });

  test("an unknown key without a similar one lists the known keys", async () => {
    expect(await about(`${testimonial}lemon: y\n`)).toEqual([
      "content/testimonials/asha.yaml:5:1  lemon: unknown key. Remove it; known here: slug, sample, draft, publishAt, expiresAt, name, role, text, hue, image, url, createdAt, captions.",
    ]);
  });

  test("a misspelled nested key is reported where it is, and the correct key not as missing too", async () => {
    const source = "slug: a\nquestions:\n  - question: Why?\n    anwser: Because.\n";
    expect(await faultLines({ "faqs/a.yaml": source })).toEqual([
      "content/faqs/a.yaml:4:5  questions[0].anwser: unknown key. Did you mean “answer”?",
    ]);
  });

  test("a missing key is reported with what it expects", async () => {
    expect(await about("slug: asha\nname: Asha R.\ntext: Good work.\n")).toEqual([
      "content/testimonials/asha.yaml:1:1  role: missing. Add the key; it expects a text.",
    ]);
  });

  test.each(["id", "parent", "children", "internal", "fields"])(
    "the reserved key %s is refused",
    async (key) => {
      expect(await about(`${testimonial}${key}: x\n`)).toEqual([
        `content/testimonials/asha.yaml:5:1  ${key}: Gatsby keeps this key for itself. Rename it.`,
      ]);
    },
  );
});

describe("values", () => {
  test("each wrong type is reported with what was found and expected", async () => {
    expect(await about("slug: asha\nname: 12\nrole: [a]\nsample: maybe\ntext:\n")).toEqual([
      "content/testimonials/asha.yaml:2:7  name: found 12, expected a text. Put it in quotes.",
      "content/testimonials/asha.yaml:3:7  role: found a list, expected a text. A text that begins with “- ” or “[” needs quotes.",
      'content/testimonials/asha.yaml:4:9  sample: found "maybe", expected true or false.',
      "content/testimonials/asha.yaml:5:6  text: found nothing, expected a text.",
    ]);
  });

  test("a text that says something else than it seems to gets a hint", async () => {
    const faq = (lines: string) => faultLines({ "services/x.yaml": `slug: x\nhero:\n  points:\n${lines}\n` });
    const hintOf = async (lines: string) =>
      (await faq(lines))
        .filter((line) => /points|seo: found/.test(line))
        .map((line) => line.split(".yaml:")[1]);
    expect(await hintOf("    - Design: from the first sketch")).toEqual([
      "4:7  hero.points[0]: found a group of keys, expected a text. A text with a colon and a space, or with a { at its beginning, needs quotes.",
    ]);
    expect(await hintOf('    - "{company}"\n    - {company}')).toEqual([
      expect.stringContaining("points[1]: found a group of keys"),
    ]);
    expect(await hintOf("    -one\n    -two")).toEqual([
      '4:5  hero.points: found "-one -two", expected a list (lines that start with “- ”). A space is missing after the colon or the dash.',
    ]);
    expect(await hintOf("    []\nseo:\n  title:Foo")).toEqual([
      '6:3  seo: found "title:Foo", expected a group of keys. A space is missing after the colon or the dash.',
    ]);
  });

  test("an empty text is a fault", async () => {
    expect(await about(testimonial.replace("Good work.", '" "'))).toEqual([
      "content/testimonials/asha.yaml:4:7  text: found an empty text. Write something, or remove the key if it is optional.",
    ]);
  });

  test("an unknown choice lists the valid ones", async () => {
    expect(await about(`${testimonial}hue: pink\n`)).toEqual([
      'content/testimonials/asha.yaml:5:6  hue: found "pink", expected one of: "brand", "teal", "sun", "lilac", "sky".',
    ]);
  });

  test("numbers and lists outside their limits are faults", async () => {
    const lines = await faultLines({ "settings/site.yaml": "foundingYear: 1800\noffices: []\n" });
    expect(lines).toContain(
      "content/settings/site.yaml:1:15  foundingYear: found 1800, expected at least 1900.",
    );
    expect(lines).toContain(
      "content/settings/site.yaml:2:10  offices: found 0 entries, expected at least 1.",
    );
  });

  test("a malformed date or slug gets an example", async () => {
    const lines = await faultLines({ "jobs/x.yaml": "createdAt: 31.12.2026\nslug: a b\n" });
    expect(lines).toContain(
      'content/jobs/x.yaml:1:12  createdAt: found "31.12.2026", expected a real day such as 2024-05-31.',
    );
    expect(lines).toContain(
      'content/jobs/x.yaml:2:7  slug: found "a b", expected letters, digits and single hyphens, such as sales-engagement-tool.',
    );
  });
});

describe("other than a group of keys", () => {
  test("a list in place of an object is reported once", async () => {
    expect(await about("- a\n")).toEqual([
      "content/testimonials/asha.yaml:1:1  found a list, expected a group of keys.",
    ]);
  });

  test("an empty file lacks every required key", async () => {
    expect(await about("")).toEqual(
      ["slug", "name", "role", "text"].map(
        (key) => `content/testimonials/asha.yaml:1:1  ${key}: missing. Add the key; it expects a text.`,
      ),
    );
  });
});

test("the country of an opening is a code", async () => {
  const faults = await faultLines({ "jobs/potter.yaml": "remoteWithin: [India]\n" });
  expect(faults).toContainEqual(
    expect.stringContaining('remoteWithin[0]: found "India", expected two capital letters such as IN.'),
  );
});
