/** @jest-environment node */
import { z } from "zod";
import { markdown, shape, text, verbatim } from "../../src/content-model/markers";
import { renderMarkdown } from "../../src/content-model/render-markdown";
import { typeset, typesetTexts } from "../../src/content-model/typeset";

test.each([
  [`Let's say "no"`, "Let’s say “no”"],
  [`He said "it's 'fine'".`, "He said “it’s ‘fine’”."],
  ["the '90s", "the ’90s"],
  [`a 5" nail, (c) -- and ...`, `a 5" nail, (c) -- and ...`],
  ["2 * 3 < 7 & <b>", "2 * 3 < 7 & <b>"],
  ["an e-commerce shop in a 20-hour trial", "an e-\u2060commerce shop in a 20-\u2060hour trial"],
  ["on a mid-range phone, in real-time", "on a mid-\u2060range phone, in real-\u2060time"],
  ["a two-week trial, step-by-step", "a two-\u2060week trial, step-\u2060by-\u2060step"],
  ["E-Commerce, 1-2 week, part-time", "E-Commerce, 1-2 week, part-time"],
  [
    "a sign-in, the Plug-ins, a day-to-day thing",
    "a sign-\u2060in, the Plug-\u2060ins, a day-\u2060to-day thing",
  ],
  ["Can I see that? I know, I do, and I can.", "Can I see that? I know, I\u00a0do, and I\u00a0can."],
  ["We talk. A trial shows a kiln", "We talk. A\u00a0trial shows a kiln"],
  ["Ask us. A React developer answers.", "Ask us. A\u00a0React developer answers."],
  ["24 KB in 15 ms, 3 kilns", "24\u00a0KB in 15\u00a0ms, 3 kilns"],
  ["{minutes} min read", "{minutes}\u00a0min read"],
])("%s is set as %s", (straight, set) => {
  expect(typeset(straight)).toBe(set);
});

test("Markdown is set too, but never its code", () => {
  const html = renderMarkdown("It's \"**bold**\" and `it's \"code\"`\n\n```\n'x' 5 KB\n```\n");
  expect(html).toContain("It’s “<strong>bold</strong>”");
  expect(html).toContain("<code>it's &quot;code&quot;</code>");
  expect(html).toContain("'x' 5 KB");
});

test("in a table's cell no line ends with the article a", () => {
  const html = renderMarkdown("A kiln has a door.\n\n| Work |\n| --- |\n| A test, a look |\n");
  expect(html).toContain("<p>A kiln has a door.</p>");
  expect(html).toContain("<td>A\u00a0test, a\u00a0look</td>");
});

test("of a file, the texts are set; what is verbatim or Markdown stays as it was written", () => {
  const schema = z.strictObject({
    list: z.array(shape("TypesetItem", "An item.", { heading: text("Heading.") })),
    message: verbatim("A message."),
    body: markdown("A body."),
  });
  const file = { list: [{ heading: "It's" }], message: "It's", body: "It's" };
  expect(typesetTexts(schema, file)).toEqual({ ...file, list: [{ heading: "It’s" }] });
  expect(file.list[0]!.heading).toBe("It's");
});
