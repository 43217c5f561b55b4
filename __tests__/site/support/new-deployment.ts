import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import { filesUnder } from "../../../src/content-model/check/files-under";
import { entriesIn, hasEntry } from "../../support/named-entries";
import { buildCopy, copyProject } from "./project-copy";

/** The entry to copy: any existing one of its kind. */
const copyOf = <T extends object>(folder: string, entry: T): (T & { from: string })[] =>
  entriesIn(folder)
    .slice(0, 1)
    .map((from) => ({ ...entry, from }));

const added = "added-in-this-test";

/** One additional page of each kind, from a copy of another page's file with a new slug. */
export const addedPages = [
  ...copyOf("hire", { slug: added, path: `/hire/${added}` }),
  ...copyOf("services", { slug: added, path: `/services/${added}` }),
  ...copyOf("blogs", { slug: added, path: `/blog/${added}` }),
  ...copyOf("case-studies", { slug: added, path: `/portfolio/${added}` }),
  ...copyOf("jobs", { slug: added, path: `/join-us/${added}` }),
];

/** A sentence that only the new deployment contains, on the portfolio and on the React hire page. */
export const newSentence = "The second firing is done.";

const reworded = ["pages/portfolio", "hire/react-js-developer"].filter(hasEntry);

interface AddedEntry {
  from: string;
  slug: string;
  /** An additional line below the slug. */
  line?: string;
  page?: string;
  list?: string[];
}

/** Entries that pages list by their slugs, each with the page and the list that it is added to. */
const addedEntries: AddedEntry[] = [
  ...copyOf("testimonials", {
    slug: "added-voice",
    page: "pages/home",
    list: ["clientFeedback", "testimonials"],
  }),
];

/** Hidden entries: a draft, and one to be published later, although a page lists it. */
export const draftSlug = "added-draft";
const nextYear = new Date().getUTCFullYear() + 1;
export const dueMoment = `${nextYear}-12-31T00:00:00.000Z`;
const hiddenEntries: AddedEntry[] = [
  ...copyOf("blogs", { slug: draftSlug, line: "draft: true" }),
  ...copyOf("testimonials", {
    slug: "added-later-voice",
    line: `publishAt: ${nextYear}-12-31`,
    page: "pages/home",
    list: ["clientFeedback", "testimonials"],
  }),
];

const sentencesChanged = 50;

/** Adds words to fifty headings and texts, as a maintainer might; the old text is kept. */
const rewordFifty = (folder: string): void => {
  let left = sentencesChanged;
  for (const file of filesUnder(join(folder, "content"), /\.yaml$/)) {
    if (left === 0) return;
    const page = parseDocument(readFileSync(file, "utf8"));
    let inThisFile = 2;
    visit(page, {
      Pair: (_, { key, value }) => {
        if (!isScalar(key) || !isScalar(value) || !/^(heading|text)$/.test(String(key.value))) return;
        if (inThisFile === 0 || left === 0 || !/^[^{}]{30,}$/.test(String(value.value))) return;
        value.value = `${String(value.value)} And more.`;
        inThisFile -= 1;
        left -= 1;
      },
    });
    writeFileSync(file, page.toString());
  }
  if (left > 0) throw new Error(`Only ${sentencesChanged - left} sentences could be changed.`);
};

/**
 * Builds a copy of the project with changed content and additional files, but the same code: the next deployment, from
 * an open page's point of view. Returns the folder.
 */
export const makeNewDeployment = (): string => {
  const folder = copyProject("second", [
    "__tests__",
    "__mocks__",
    ".vscode",
    "jest.config.js",
    "playwright.config.ts",
  ]);
  const edit = (path: string, change: (text: string) => string, target = path): void =>
    writeFileSync(join(folder, target), change(readFileSync(join(folder, path), "utf8")));
  for (const { from, slug } of addedPages) {
    const ending = ".yaml";
    const target = join("content", dirname(from), `${slug}${ending}`);
    const page = (yaml: string) => {
      const copy = parseDocument(yaml);
      copy.set("slug", slug);
      // Titles must be unique, and of the length that search engines show.
      copy.setIn(["seo", "title"], `Added ${from}`);
      copy.setIn(
        ["seo", "description"],
        `A page that the next deployment adds for a test, a copy of ${from} under a slug of its own`,
      );
      return copy.toString();
    };
    edit(`content/${from}${ending}`, page, target);
  }
  for (const { from, slug, page, list, line } of [...addedEntries, ...hiddenEntries]) {
    edit(
      `content/${from}.yaml`,
      (yaml) => yaml.replace(/^slug: .*/m, `slug: ${slug}\n${line ?? ""}`),
      `content/${dirname(from)}/${slug}.yaml`,
    );
    if (!page || !list) continue;
    edit(`content/${page}.yaml`, (yaml) => {
      const lists = parseDocument(yaml);
      lists.addIn(list, slug);
      return lists.toString();
    });
  }
  rewordFifty(folder);
  for (const file of reworded) {
    edit(`content/${file}.yaml`, (yaml) => {
      const page = parseDocument(yaml);
      page.setIn(["hero", "text"], newSentence);
      return page.toString();
    });
  }
  // Structured data and the sitemap need the site's address.
  buildCopy(folder, { SITE_URL: "https://www.example.com" });
  return folder;
};
