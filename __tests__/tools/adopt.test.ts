/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent, formatFault } from "../../src/content-model/check/check-content";
import { filesUnder } from "../../src/content-model/check/files-under";
import { site } from "../../src/content-model/entities/site";
import { theme } from "../../src/content-model/entities/theme";
import { partNames } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";
import { readSettings } from "../../src/content-model/read-settings";
import { checkAnswers } from "../../tools/adopt/answers";
import { applyAnswers } from "../../tools/adopt/apply";
import { placesWith, sentencesOfFirstOwner, unlinkedSentences } from "../../tools/adopt/rest";
import { unfinished } from "../../tools/adopt/unfinished";
import { withContent } from "../content-model/support/content-tree";
import { leftOutParts } from "../support/parts";

const project = resolve(__dirname, "../..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "adopt-"));
  cpSync(join(project, "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(project, "static"), join(root, "static"));
  const applies = "__tests__/specification/applies.ts";
  mkdirSync(join(root, "__tests__/specification"), { recursive: true });
  cpSync(join(project, applies), join(root, applies));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

// Files of parts that the site does without anyway may be deleted.
const without = partNames.filter((part) => ["hire", "blog", ...leftOutParts].includes(part));

const answers = {
  ...{ name: "Tidewell", tagline: "Software by the sea", founded: "2019", email: "hello@tidewell.studio" },
  ...{ phone: "+49 40 123456", colour: "#0A5BD3", radius: "6", without: without.join(", ") },
};

test("answers end up in the settings, comments stay, and the content has no faults", async () => {
  applyAnswers(root, checkAnswers(answers));
  const { company, foundingYear, sales, recruitment, security } = readSettings(root, site);
  expect([company, foundingYear, sales.email]).toEqual(["Tidewell", 2019, "hello@tidewell.studio"]);
  expect([recruitment.email, security?.contact]).toEqual([sales.email, `mailto:${sales.email}`]);
  expect(readLeftOutParts(root)).toEqual(without);
  expect(readSettings(root, theme)).toMatchObject({ radius: 6, day: { brandDeep: "#0a5bd3" } });
  expect(readFileSync(join(root, "content/settings/images/mark.svg"), "utf8")).not.toContain(
    readSettings(project, theme).palette.brand,
  );
  expect(readFileSync(join(root, "content/settings/site.yaml"), "utf8")).toMatch(/^# /m);
  expect(readFileSync(join(root, "__tests__/specification/applies.ts"), "utf8")).toContain("= false");
  expect((await checkContent(root)).map(formatFault)).toEqual([]);
});

test("a second colour reaches the mark too", () => {
  const mark = () => readFileSync(join(root, "content/settings/images/mark.svg"), "utf8");
  for (const colour of ["#0a5bd3", "#1a7f37"]) {
    applyAnswers(root, checkAnswers({ colour }));
    expect(mark()).toContain(readSettings(root, theme).palette.brand);
  }
});

test("a colour reaches every drawing that had the brand's", () => {
  const painted = (brand: string) =>
    filesUnder(join(root, "content"), /\.svg$/).filter((file) => readFileSync(file, "utf8").includes(brand));
  const { brand } = readSettings(root, theme).palette;
  const drawings = painted(brand);
  applyAnswers(root, checkAnswers({ colour: "#0a5bd3" }));
  expect(painted(brand)).toEqual([]);
  expect(painted(readSettings(root, theme).palette.brand)).toEqual(drawings);
});

test("words of the first owner are listed, descriptions of pictures are not", async () => {
  const hero = "hero:\n  text: Out of the kiln.\n  alt: A pot of clay\n";
  const lines = await withContent({ "errors/404.yaml": hero }, (folder) =>
    sentencesOfFirstOwner(folder).map(formatFault),
  );
  expect(lines).toEqual([expect.stringMatching(/^content\/errors\/404\.yaml:2:1 {2}hero\.text: /)]);
});

test("places that say the old name are listed", async () => {
  const files = { "faqs/a.yaml": "slug: a\nheading: Ask oak works\n", "faqs/b.yaml": "slug: b\n" };
  const places = await withContent(files, (folder) =>
    placesWith(folder, "Oak Works", "Mend it.").map(formatFault),
  );
  expect(places).toEqual(["content/faqs/a.yaml:2:1  says “Oak Works”. Mend it."]);
});

test("sentences that lost a link are listed", async () => {
  const own = "- question: Why?\n    answer: Ask [them](/hire/react) or [us](/about).\n";
  await withContent(
    {
      "settings/site.yaml": "parts: { hire: false }\n",
      "faqs/a.yaml": `slug: a\nquestions:\n  ${own}`,
      "faqs/unused.yaml": `slug: unused\nquestions:\n  ${own}`,
      "development/a.yaml": "faqs: { faq: a }\n",
    },
    (folder) => {
      expect(unlinkedSentences(folder).map(formatFault)).toEqual([
        expect.stringMatching(/^content\/faqs\/a\.yaml:4:1 {2}questions\[0\]\.answer: /),
      ]);
    },
  );
});

test.each([
  [{ name: " " }, /name: expected some words/],
  [{ colour: "blue" }, /colour: expected a colour such as #0a5bd3/],
  [{ without: "hire,shop" }, /without/],
  [{ founded: "soon" }, /founded/],
  [{ nmae: "X" }, /nmae: no such answer\. Known: name, /],
])("%j is refused by name", (raw, message) => {
  expect(() => checkAnswers(raw)).toThrow(message);
});

test("what is not ready for visitors is listed with its line, in what the site shows", async () => {
  const files = {
    "settings/site.yaml":
      "parts: { blog: false }\nsales:\n  phone: +1 202-555-0142\n  email: a@oak.example\n",
    "settings/options.yaml": "# Placeholder: ask the server.\nlooking_for: []\n",
    "testimonials/a.yaml": "slug: a\nsample: true\ntext: 'Write: their words.'\n",
    "testimonials/b.yaml": "slug: b\nsample: false\nname: Oak\n",
    "blogs/a.yaml": "slug: a\nheading: 'Write: more.'\n",
  };
  const lines = await withContent(files, (folder) => unfinished(folder).map(formatFault));
  expect(lines).toEqual([
    expect.stringMatching(/^content\/settings\/options\.yaml:1:1 {2}a placeholder: ask the server\.$/),
    expect.stringMatching(/^content\/settings\/site\.yaml:3:10 {2}sales\.phone: /),
    expect.stringMatching(/^content\/settings\/site\.yaml:4:10 {2}sales\.email: .*oak\.example/),
    expect.stringMatching(/^content\/testimonials\/a\.yaml:2:9 {2}sample: /),
    expect.stringMatching(/^content\/testimonials\/a\.yaml:3:7 {2}text: /),
  ]);
});
