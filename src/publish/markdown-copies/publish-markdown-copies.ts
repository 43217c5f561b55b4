import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { filesUnder } from "../../content-model/check/files-under";
import type { CopyWords } from "../../content-model/copy-tokens";
import { labels as labelsEntity } from "../../content-model/entities/labels";
import { site as siteEntity, type SiteSettings } from "../../content-model/entities/site";
import { textAt, valueAt } from "../../content-model/records";
import { readSettings } from "../../content-model/read-settings";
import { resolveCopy } from "../../content-model/resolve-copy";
import { markdownPath } from "../../routes/page-table";
import { entryFinder, readEntries } from "../entries";
import { publicPages, type MadePage, type PublicPage } from "../made-pages";
import { siteWords } from "../site-words";
import { writeIfChanged } from "../page-files";
import { htmlToMarkdown } from "./html-to-markdown";
import { headingsOf, withoutBreakHints, withoutMarks, escapeMarks } from "./without-marks";

interface PageSummary {
  title: string;
  description: string;
  /** URL of the Markdown copy. */
  address: string;
  /** The page's list, in the site's language. */
  group: string;
  /** Day of publication; empty if there is none. */
  day: string;
}

/** Number of pages per group; the Markdown copy of a group's list leads to all others. */
const mostOfGroup = 100;

/** All pages of small groups, and the newest of large ones, in their order. */
const newestOfEach = <Page extends PageSummary>(pages: readonly Page[], most = mostOfGroup): Page[] => {
  const sizes = new Map<string, number>();
  const kept = new Set(
    [...pages]
      .sort((a, b) => b.day.localeCompare(a.day))
      .filter(({ group }) => {
        const size = (sizes.get(group) ?? 0) + 1;
        sizes.set(group, size);
        return size <= most;
      }),
  );
  return pages.filter((page) => kept.has(page));
};

/** `llms.txt`: an overview with links to the Markdown copies (llmstxt.org). */
const llmsText = (
  { company, description }: Pick<SiteSettings, "company" | "description">,
  pages: readonly PageSummary[],
): string => {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => [
    `## ${group}`,
    pages
      .filter((page) => page.group === group)
      .map((page) => `- [${escapeMarks(page.title)}](${page.address}): ${page.description}`)
      .join("\n"),
  ]);
  return [`# ${company}`, `> ${description}`, ...groups.flat()].join("\n\n").concat("\n");
};

/** Returns the name of the list that a page is or belongs to; `alone` for pages outside of lists. */
const groupNames = (pages: readonly PublicPage[], alone: string): ((page: PublicPage) => string) => {
  const lists = new Set(
    pages.flatMap(({ trail: [, area = "", ...below] }) => (below.length > 0 ? area : [])),
  );
  return ({ trail: [, area = ""] }) => (lists.has(area) ? area : alone);
};

/** Removes files of pages that no longer exist; files of `static/` stay. */
const removeOldCopies = (root: string, publicFolder: string, written: ReadonlySet<string>): void => {
  for (const file of filesUnder(publicFolder, /\.md$/)) {
    const name = relative(publicFolder, file);
    if (!written.has(`/${name}`) && !existsSync(join(root, "static", name))) rmSync(file);
  }
};

/** What search engines show of a page, filled in, and other names that visitors use for its subject. */
const seoOf = ({ fields }: PublicPage, words: CopyWords) => {
  const alsoCalled = valueAt(fields, "seo", "alsoCalled");
  const filledIn = (key: string) => resolveCopy.text(textAt(fields, "seo", key) ?? "", words);
  return {
    title: filledIn("title"),
    description: filledIn("description"),
    alsoCalled: Array.isArray(alsoCalled) ? alsoCalled.map(String) : [],
  };
};

const frontMatter = (facts: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact ? [`${name}: ${JSON.stringify(fact)}`] : [],
  );
  return ["---", ...lines, "---"].join("\n");
};

/** Files on which all copies depend. */
const converter = [
  "src/publish/markdown-copies/html-to-markdown.ts",
  "src/publish/markdown-copies/without-marks.ts",
  "package.json",
];

/** A page's text as Markdown. A page that is as in the last build is not converted again. */
const bodyOf = (html: string, copy: string, address: string, isNew: (file: string) => boolean): string => {
  const last = !isNew(html) && existsSync(copy) && readFileSync(copy, "utf8");
  return last
    ? last.replace(/^---\n[\s\S]*?\n---\n\n/, "")
    : `${htmlToMarkdown(readFileSync(html, "utf8"), address)}\n`;
};

/**
 * Writes a Markdown copy of each page, and `llms.txt` and `llms-full.txt` with the newest of each group. `home`: URL of
 * the site, or the folder that it is served from. `isNew`: whether a file was written since the last build. Returns the
 * pages; of a list only the first.
 */
export const publishMarkdownCopies = (
  root: string,
  publicFolder: string,
  made: Iterable<MadePage>,
  home: string,
  isNew: (file: string) => boolean,
  now = new Date(),
) => {
  const site = readSettings(root, siteEntity);
  const labels = readSettings(root, labelsEntity);
  const pages = publicPages(made, entryFinder(readEntries(root, now)));
  const words = siteWords(site, labels, now);
  const isNewFor = converter.some((file) => isNew(join(root, file))) ? () => true : isNew;
  const groupOf = groupNames(pages, labels.pages.alone);
  const copies = pages.map((page) => {
    const { path, fields, trail, isFurther } = page;
    const { title, description, alsoCalled } = seoOf(page, words);
    const [html, copy] = [join(publicFolder, path, "index.html"), join(publicFolder, markdownPath(path))];
    const head = frontMatter({
      title: isFurther ? `${title}, ${trail.at(-1)}` : title,
      description,
      url: home + path,
      published: fields.createdAt,
      updated: fields.updatedAt,
    });
    return {
      ...{ page, title, description, alsoCalled },
      /** The page's list, in the site's language, or the name for pages in no list. */
      group: groupOf(page),
      markdown: `${withoutBreakHints(head)}\n\n${bodyOf(html, copy, home + path, isNewFor)}`,
    };
  });
  for (const { page, markdown } of copies)
    writeIfChanged(join(publicFolder, markdownPath(page.path)), markdown);
  removeOldCopies(root, publicFolder, new Set(pages.map(({ path }) => markdownPath(path))));
  const found = copies.filter(({ page }) => !page.isFurther);
  const few = newestOfEach(
    found.map(({ page, ...copy }) => ({
      ...copy,
      address: home + markdownPath(page.path),
      day: String(page.fields.createdAt ?? ""),
    })),
  );
  writeIfChanged(join(publicFolder, "llms.txt"), withoutBreakHints(llmsText(site, few)));
  writeIfChanged(join(publicFolder, "llms-full.txt"), few.map(({ markdown }) => markdown).join("\n"));
  return found.map(({ markdown, ...copy }) => ({
    ...copy,
    headings: headingsOf(markdown),
    text: withoutMarks(markdown),
  }));
};

/** A page with its texts, for other files made from them. */
export type PublishedPage = ReturnType<typeof publishMarkdownCopies>[number];
