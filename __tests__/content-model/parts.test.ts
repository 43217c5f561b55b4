/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { checkContent, formatFault } from "../../src/content-model/check/check-content";
import { blogTopic } from "../../src/content-model/entities/article";
import { caseStudy } from "../../src/content-model/entities/case-study";
import { hirePage } from "../../src/content-model/entities/hire-page";
import { homePage } from "../../src/content-model/entities/home-page";
import { navigation } from "../../src/content-model/entities/navigation";
import { redirects } from "../../src/content-model/entities/redirects";
import { site } from "../../src/content-model/entities/site";
import { withoutParts } from "../../src/content-model/without-parts";
import { partNames, partOfPath, type PartName } from "../../src/content-model/parts";
import { readSettings } from "../../src/content-model/read-settings";
import { readEntries } from "../../src/publish/entries";
import { dropParts } from "../../src/schema/type-name-of-file";
import { leftOutParts } from "../support/parts";
import { faultLines } from "./support/content-tree";

const project = resolve(__dirname, "../..");
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "parts-"));
  cpSync(join(project, "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(project, "static"), join(root, "static"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const without = (parts: readonly PartName[]) => {
  const file = join(root, "content/settings/site.yaml");
  const settings = parseDocument(readFileSync(file, "utf8"));
  for (const part of partNames) settings.setIn(["parts", part], !parts.includes(part));
  writeFileSync(file, settings.toString());
};

const toys = readdirSync(join(project, "content/plays")).map((file) => file.replace(/\.yaml$/, ""));

/** Whether a link leads into a part, or to what can be tried on a page of another one. */
const leadsInto = (parts: readonly PartName[], href: string): boolean =>
  parts.includes(partOfPath(href)!) || (parts.includes("play") && toys.includes(href.split("#")[1] ?? ""));

/** Every text that starts as a path or an address inside a value. */
const linksIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(\/[^"\s]*)"|\]\((\/[^)\s]*)\)/g)].map(
    ([, own, markdown]) => own ?? markdown ?? "",
  );

// What the site does without anyway stays away: of its files some may be deleted.
describe.each([...partNames.map((part) => [part]), [...partNames]])("a site without %s", (...names) => {
  const parts = [...leftOutParts, ...(names as PartName[])];
  beforeAll(() => without(parts));

  test("has no faults, as it is", async () => {
    expect((await checkContent(root)).map(formatFault)).toEqual([]);
  });

  test("has no link that leads there", () => {
    const entries = [...readEntries(root).values()].flat();
    const shown = [...entries.map(({ fields }) => fields), readSettings(root, navigation)];
    const leading = shown.flatMap(linksIn).filter((href) => leadsInto(parts, href));
    expect(leading).toEqual([]);
    expect(readSettings(root, redirects).rules.filter(({ to }) => parts.includes(partOfPath(to)!))).toEqual(
      [],
    );
  });

  test("has feeds with a blog alone", () => {
    expect(readSettings(root, site).feed === undefined).toBe(parts.includes("blog"));
  });
});

test("entries of a part are shown to nobody, others are", () => {
  expect(dropParts("hire/react-js-developer.yaml", {}, ["hire"])).toBe(false);
  expect(dropParts("jobs/qa-engineer.yaml", {}, ["careers"])).toBe(false);
  expect(dropParts("hire/react-js-developer.yaml", {}, ["blog"])).toBe(true);
});

test("what can be tried goes, and its page stays", () => {
  const page = { name: "React", signature: { heading: "A figure" } };
  expect(withoutParts(hirePage.schema, page, ["play"])).toEqual({
    value: { name: "React" },
    requiredLinks: [],
  });
  const story = { name: "Settle", play: "settle-up" };
  expect(withoutParts(caseStudy.schema, story, ["play"])).toEqual({
    value: { name: "Settle" },
    requiredLinks: [],
  });
  expect(dropParts("plays/settle-up.yaml", {}, ["play"])).toBe(false);
});

test("an optional button goes, a section goes with its part, and the rest stays", () => {
  const topic = { name: "React", hire: { label: "Hire", href: "/hire/react" } };
  expect(withoutParts(blogTopic.schema, topic, ["hire"]).value).toEqual({ name: "React" });
  const page = { latestBlog: { heading: "New" }, clientWall: { logos: [{ alt: "Oak", caseStudy: "oak" }] } };
  expect(withoutParts(homePage.schema, page, ["blog", "portfolio"])).toEqual({
    value: { clientWall: { logos: [{ alt: "Oak" }] } },
    requiredLinks: [],
  });
});

test("a link that its page cannot do without is a fault with its place", async () => {
  const lines = await faultLines({
    "settings/site.yaml": "parts: { hire: false }\n",
    "pages/home.yaml": "companySummary:\n  action: { label: Hire us, href: /hire/react }\n",
  });
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/home\.yaml:2:\d+ {2}companySummary\.action\.href: “\/hire\/react” leads into/,
    ),
  );
});

test("files of a part may be deleted, and links to its pages are no dead links", async () => {
  const lines = await faultLines({
    "settings/site.yaml": "parts: { blog: false }\n",
    "testimonials/asha.yaml": "slug: asha\nname: A\nrole: B\ntext: C\nurl: /blog/react\n",
  });
  expect(lines.filter((line) => /blog/.test(line))).toEqual([]);
});
