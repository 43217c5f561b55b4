/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { faultLines } from "./support/content-tree";
import { readYaml } from "../../src/content-model/yaml/read-yaml";

const after = "text: Good work.\n";

/** Faults of a testimonial with these lines after its slug, without the name of its file. */
const about = async (lines: string) => {
  const faults = await faultLines({ "testimonials/asha.yaml": `slug: asha\n${lines}` });
  return faults.map((line) => line.replace("content/testimonials/asha.yaml:", ""));
};

const named = "name: Asha R.\n";

describe("what people do is said in their words, with what to type", () => {
  test.each([
    [
      "a colon in a sentence",
      `${named}role: Founder: of it all\n`,
      "3:7  a colon",
      'role: "Founder: of it all"',
    ],
    [
      "an apostrophe in single quotes",
      `${named}role: 'Asha's work'\n`,
      "3:7  an apostrophe",
      `role: "Asha's work"`,
    ],
    ["no space after a colon", `name:Asha R.\nrole: Founder\n`, "2:1  a space", "name: Asha R."],
    [
      "a star as a bullet",
      `role:\n  * Founder\n  * Owner\n`,
      "3:3  entries of a list begin with “- ”",
      "- Founder",
    ],
    [
      "# at the start",
      `${named}role: #1 designer\n`,
      "3:7  from “#1 designer” on this is a comment",
      'role: "#1 designer"',
    ],
    [
      "# in the middle",
      `${named}role: Our #1 designer\n`,
      "3:11  from “#1 designer” on",
      'role: "Our #1 designer"',
    ],
    [
      "an unclosed quote",
      `name: "Asha R.\nrole: Founder\n`,
      "2:7  the quotation mark that opens here",
      'name: "Asha R."',
    ],
    [
      "an unclosed quote in braces",
      `name: { first: "Asha, last: R. }\n`,
      "2:16  the quotation mark",
      'name: { first: "Asha", last: R. }',
    ],
    [
      "an unclosed quote before others",
      `name: "Asha R.\nrole: "Founder"\n`,
      "2:7  the quotation mark",
      'name: "Asha R."',
    ],
    [
      "a quote that is closed by another's",
      `name: 'Asha R.\n  of Oslo\nrole: Founder's\n`,
      "2:7  the quotation mark",
      'name: "Asha R."',
    ],
    [
      "quotes in quotes",
      `${named}role: "The "best" founder"\n`,
      "3:7  a quotation mark",
      `role: 'The "best" founder'`,
    ],
    [
      "words after quotes",
      `${named}role: "Founder" of it\n`,
      "3:7  a quotation mark",
      `role: '"Founder" of it'`,
    ],
    [
      "a token at the start",
      `${named}role: {company} founder\n`,
      "3:7  a text that begins with {",
      'role: "{company} founder"',
    ],
    [
      "brackets at the start",
      `${named}role: [ex] founder\n`,
      "3:7  a text that begins with [",
      'role: "[ex] founder"',
    ],
    ["@ at the start", `${named}role: @asha\n`, "3:7  a text that begins with @", 'role: "@asha"'],
    [
      "a backtick at the start",
      `${named}role: \`code\`\n`,
      "3:7  a text that begins with `",
      'role: "`code`"',
    ],
    [
      "bold at the start",
      `${named}role: **Founder** of it\n`,
      "3:7  a text that begins with *",
      'role: "**Founder** of it"',
    ],
    ["one word in bold", `${named}role: *Founder*\n`, "3:7  a text that begins with *", 'role: "*Founder*"'],
    [
      "& at the start",
      `${named}role: &Sons founder\n`,
      "3:7  a text that begins with &",
      'role: "&Sons founder"',
    ],
    ["! at the start", `${named}role: !important\n`, "3:7  a text that begins with !", 'role: "!important"'],
    ["> at the start", `${named}role: > Founder\n`, "3:7  a text that begins with >", 'role: "> Founder"'],
    ["% at the start", `${named}role: %d\n`, "3:7  a text that begins with %", 'role: "%d"'],
    [
      "a backslash in quotes",
      `${named}role: "C:\\path"\n`,
      "3:7  in double quotes a backslash",
      "role: 'C:\\path'",
    ],
    [
      "no space after a dash",
      `role:\n  - Founder\n  -Owner\n`,
      "4:3  a space is missing after the dash",
      "- Owner",
    ],
    [
      "a list on its key's line",
      `${named}role: - Founder\n`,
      "3:7  a list begins in the line below",
      'role: "- Founder"',
    ],
  ])("%s", async (_, lines, place, typed) => {
    const [fault, ...others] = await about(lines + after);
    expect(fault!.startsWith(place)).toBe(true);
    expect(fault).toContain(`Type: ${typed}`);
    expect(others).toEqual([]);
  });

  test.each([
    ["a tab", `${named}\trole: Founder\n`, /^3:2 {2}a tab .* spaces/],
    [
      "a key twice",
      `${named}name: Asha\n`,
      /^3:1 {2}“name” stands here for the second time; the first is in line 2\./,
    ],
    ["a list not closed", `${named}role: [Founder\n`, /^3:7 {2}the “\[” that opens here is not closed/],
    ["a line too far in", `${named} role: Founder\n`, /^2:7 {2}the next line stands further in/],
    [
      "a quoted text with a colon too far in",
      `questions:\n  - question: "Write: a question."\n     answer: "Write: an answer."\n`,
      /^4:6 {2}this line begins at another column/,
    ],
    [
      "no space between a dash and a key",
      `questions:\n  -question: Why?\n    answer: So.\n`,
      /^3:3 {2}a space is missing after the dash\. Type: - question: Why\?/,
    ],
    [
      "a line too far out",
      `seo:\n  title: x\n description: y\n`,
      /^4:2 {2}this line begins at another column/,
    ],
    ["words without a key", `${named}Founder of it all\n`, /^3:1 {2}this line has no key/],
    ["a text not set in", `${named}role: |\nFounder\n`, /^4:1 {2}the text of “role: \|” stands further in/],
    ["a line of dashes", `${named}---\n`, /^3:1 {2}a line of ---/],
    [
      "a colon in a second line",
      `${named}role: Founder of\n  one thing: all\n`,
      /^3:7 {2}this text goes on in the next line, where a colon/,
    ],
  ])("%s", async (_, lines, message) => {
    expect(await about(lines + after)).toEqual([expect.stringMatching(message)]);
  });

  test("a comment with a space, a line that was switched off, and signs inside a text are none", async () => {
    expect(await about(`#hue: sun\n${named}role: |\n  *Founder* & #1\n  #2 of 3\n${after}`)).toEqual([]);
    expect(await about(`${named}role: C# and F# # Both.\n${after}`)).toEqual([]);
  });
});

/** Words of the parser and of its language, which nobody who writes texts has to know. */
const parsers =
  /\b(mapping|scalar|sequence|node|flow|block|implicit|compact|anchor|alias|directive|token|indicator|document|YAML)\b/i;

test("whatever is mistyped in a file is said in words that are not the parser's", () => {
  const source = readFileSync(resolve(__dirname, "../../content/pages/about.yaml"), "utf8");
  const typed = fc.constantFrom(..."'\"#*&!|>%@`{}[],:-?\t\n ", ": ", "- ", "  ", "\n\n", '"\n', "");
  fc.assert(
    fc.property(fc.nat(source.length), fc.nat(3), typed, (at, gone, text) => {
      const { isReadable, problems } = readYaml(
        Buffer.from(source.slice(0, at) + text + source.slice(at + gone)),
      );
      if (!isReadable) expect(problems).not.toEqual([]);
      for (const { message } of problems)
        expect(message.replace(/Type: .*$|“[^”]*”/gs, "")).not.toMatch(parsers);
    }),
    { numRuns: 300 },
  );
});
