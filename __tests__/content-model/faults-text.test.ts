/** @jest-environment node */
import { faultLines } from "./support/content-tree";

const testimonial = (text: string) => `slug: asha\nname: Asha R.\nrole: Founder\ntext: ${text}\n`;

const about = async (text: string) => {
  const faults = await faultLines({ "testimonials/asha.yaml": testimonial(text) });
  return faults.map((line) => line.replace("content/testimonials/asha.yaml:", ""));
};

describe("characters that nobody types", () => {
  test.each([
    ["Word's line break", "a\u000bb", "U+000B, a line break of a word processor"],
    ["a line separator", "a\u2028b", "U+2028, a line break of a word processor"],
    ["a line end of old systems", "a\rb", "U+000D, a line break of a word processor"],
    ["a control character", "a\u0002b", "U+0002, a control character"],
    ["a deleted one", "a\u007fb", "U+007F, a control character"],
    ["a control character of other code pages", "a\u0096b", "U+0096, a control character"],
    ["a non-breaking space", "a\u00a0b", "U+00A0, a non-breaking space"],
    ["a narrow one", "a\u202fb", "U+202F, a non-breaking space"],
    ["a thin space", "a\u2009b", "U+2009, a space of another width"],
    ["a zero-width space", "a\u200bb", "U+200B, a character that cannot be seen"],
    ["a zero-width joiner in a word", "a\u200db", "U+200D, a character that cannot be seen"],
    ["a mark of direction", "a\u202ab", "U+202A, a character that cannot be seen"],
    ["a byte order mark", "a\ufeffb", "U+FEFF, a character that cannot be seen"],
    ["a soft hyphen", "a\u00adb", "U+00AD, a character that cannot be seen"],
    ["a bullet of Word", "a\uf0b7b", "U+F0B7, a sign that only one program's fonts have"],
    ["a letter that was lost", "a\ufffdb", "U+FFFD, a sign for a letter that was lost"],
  ])("%s", async (_, text, what) => {
    const [fault, ...others] = await about(text);
    expect(fault!.startsWith(`4:8  here is ${what}`)).toBe(true);
    expect(others).toEqual([]);
  });

  test("in place of the space after a colon or before a key", async () => {
    expect(await about("Good.\n\u00a0\u00a0hue: sun")).toEqual([
      expect.stringMatching(/^5:1 {2}here is U\+00A0/),
    ]);
    expect(await about("Good.\nhue:\u00a0sun")).toEqual([expect.stringMatching(/^5:5 {2}here is U\+00A0/)]);
  });

  test("many of a kind are one fault", async () => {
    expect(await about("a\u00a0b\u00a0c\u00a0d")).toEqual([
      expect.stringMatching(/The file has 2 more of this kind/),
    ]);
  });

  test.each([
    ['"a\\bc"', "U+0008"],
    ['"a\\x0bc"', "U+000B"],
    ['"a\\0c"', "U+0000"],
    ['"a\\rc"', "U+000D"],
    ['"a\\Nc"', "U+0085"],
    ['"a\\u2028c"', "U+2028"],
    ['"a\\ud83cc"', "U+D83C"],
    ['"a\\uffffc"', "U+FFFF"],
  ])("written with a backslash, %s", async (text, code) => {
    expect(await about(text)).toEqual([
      expect.stringContaining(`4:7  a backslash in this text makes ${code}`),
    ]);
  });

  test("letters of other scripts, emoji, French spaces, and what is meant are none", async () => {
    expect(await about("क्‍ष می‌خواهم 👩‍💻 Quoi\u00a0? «\u00a0Oui\u00a0» 50\u202f%")).toEqual([]);
    expect(await about('"a\\u00a0b\\tc\\u200bd\\ne"')).toEqual([]);
  });
});

test.each([
  ["Windows-1252", Buffer.from(testimonial("Café – 5 €"), "latin1")],
  ["UTF-16", Buffer.from(`\ufeff${testimonial("Café")}`, "utf16le")],
])("a file in %s is a fault that says how to save it", async (_, file) => {
  expect(await faultLines({ "testimonials/asha.yaml": file })).toEqual([
    expect.stringMatching(/^content\/testimonials\/asha\.yaml:[14]:1 {2}this file is not saved as UTF-8/),
  ]);
});

test("a byte order mark at the beginning and Windows' line ends are no faults", async () => {
  const text = `\ufeff${testimonial("Good work.").replace(/\n/g, "\r\n")}`;
  expect(await faultLines({ "testimonials/asha.yaml": text })).toEqual([]);
});
