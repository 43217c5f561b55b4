/** @jest-environment node */
import { faultLines, withContent } from "./support/content-tree";
import { checkContent, formatFault } from "../../src/content-model/check/check-content";

const topic = (slug: string) => `slug: ${slug}\n`;
const articles = {
  "blogs/a.yaml": "slug: a\ntopics: [react]\n",
  "blogs/b.yaml": "slug: b\ntopics: [react]\n",
  "testimonials/t.yaml": "slug: t\nname: T\nrole: R\ntext: X\nurl: /blog/react\n",
};

const about = async (files: Record<string, string>) =>
  (await faultLines({ ...articles, ...files })).filter((line) =>
    /dead|lead|: duplicate|blog-topics/.test(line),
  );

test("what follows from a file that cannot be read stands in its line, which is the first", async () => {
  const [first, ...others] = await faultLines({
    ...articles,
    "blog-topics/react.yaml": "slug: react\nname: A: b\n",
  });
  expect(first).toMatch(
    /^content\/blog-topics\/react\.yaml:2:7 {2}a colon .* 3 places lead to it, and will be well then\.$/,
  );
  expect(others.filter((line) => line.includes("dead"))).toEqual([]);
});

test("so does what follows from a file that lies elsewhere", async () => {
  const lines = await about({ "blog-topic/react.yaml": topic("react") });
  expect(lines).toEqual([
    expect.stringMatching(/^content\/blog-topic\/react\.yaml {2}no kind of content .* 3 places lead/),
  ]);
});

test("a slug that is not the file's name is one fault, where others ask for that name", async () => {
  const lines = await about({ "blog-topics/react.yaml": topic("raect") });
  expect(lines.filter((line) => line.includes("dead"))).toEqual([]);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/blog-topics\/react\.yaml:1:7 {2}slug: 3 places lead to “react”.* Type: slug: react/,
    ),
  );
});

test("a reference to what there is no file of is a fault of its own", async () => {
  const lines = await about({});
  expect(lines.filter((line) => line.includes("dead"))).toHaveLength(3);
});

test("nothing is said of addresses and parts while the files that tell of them cannot be read", async () => {
  const lines = await withContent(
    {
      "settings/redirects.yaml": "rules: [\n",
      "settings/site.yaml": "parts: [\n",
      "published-paths.txt": "/gone\n",
      "testimonials/t.yaml": articles["testimonials/t.yaml"],
    },
    async (root) => (await checkContent(root)).map(formatFault),
  );
  expect(lines.filter((line) => /gone|dead|pages\/(blog|portfolio)/.test(line))).toEqual([]);
});
