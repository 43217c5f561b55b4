import { existsSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { filesUnder } from "../../content-model/check/files-under";
import { labels as labelsEntity } from "../../content-model/entities/labels";
import { site as siteEntity } from "../../content-model/entities/site";
import { readSettings } from "../../content-model/read-settings";
import { fillCopy } from "../../content-model/copy-tokens";
import { typeset } from "../../content-model/typeset";
import { writeIfChanged } from "../write-if-changed";
import { twinPath } from "../../routes/twin-path";
import { entryFinder, readEntries, seoOf, type Entry } from "./entries";
import { llmsText, newestOfEach } from "./llms";
import { twinPages, type MadePage } from "./made-pages";
import { pageMarkdown, type TwinPage } from "./page-markdown";
import { headingsOf, withoutMarks } from "./without-marks";
import { siteWords } from "./site-words";
import { plainText, type TwinContext } from "./to-markdown";

/** A page with its texts, for other files made from them. */
export interface PublishedPage {
  page: TwinPage;
  title: string;
  description: string;
  /** The page's list, in the site's language, or the name for pages in no list. */
  group: string;
  alsoCalled: readonly string[];
  headings: readonly string[];
  /** The page's plain text. */
  text: string;
}

/** Returns the name of the list that a page is or belongs to; `alone` for pages outside of lists. */
const groupNames = (pages: readonly TwinPage[], alone: string): ((page: TwinPage) => string) => {
  const lists = new Set(
    pages.flatMap(({ trail: [, area = "", ...below] }) => (below.length > 0 ? area : [])),
  );
  return ({ trail: [, area = ""] }) => (lists.has(area) ? area : alone);
};

/** Removes files of pages that no longer exist; files of `static/` stay. */
const removeOldTwins = (root: string, publicFolder: string, written: ReadonlySet<string>): void => {
  for (const file of filesUnder(publicFolder, /\.md$/)) {
    const name = relative(publicFolder, file);
    if (!written.has(`/${name}`) && !existsSync(join(root, "static", name))) rmSync(file);
  }
};

/**
 * Writes a Markdown version of each page, and `llms.txt` and `llms-full.txt` with the newest of each group. `home`: URL
 * of the site, or the folder that it is served from. Returns the pages; of a list only the first.
 */
export const publishTwins = (
  root: string,
  publicFolder: string,
  made: Iterable<MadePage>,
  home: string,
  now = new Date(),
): PublishedPage[] => {
  const site = readSettings(root, siteEntity);
  const labels = readSettings(root, labelsEntity);
  const entries = readEntries(root, now);
  const find = entryFinder(entries);
  const pages = twinPages(made, find);
  const words = siteWords(site, labels, now);
  const isFurther = ({ list }: TwinPage) => list !== undefined && list.number > 1;
  const pageOf = new Map(pages.filter((page) => !isFurther(page)).map((page) => [page.fields, page]));
  const linkTo = (entry: Entry): string | undefined => {
    const page = pageOf.get(entry.fields);
    if (!page) return undefined;
    const { title, description } = seoOf(page.fields);
    return `[${plainText(title, words)}](${home}${page.path}): ${plainText(description, words)}`;
  };
  const around = (page: TwinPage): TwinContext => ({
    ...{ words, home, page: home + page.path, linkTo, find },
  });
  const twins = pages.map((page) => ({
    page,
    path: twinPath(page.path),
    text: pageMarkdown(page, { site, labels, entries, around: around(page) }),
  }));
  for (const { path, text } of twins) {
    writeIfChanged(join(publicFolder, path), text);
  }
  removeOldTwins(root, publicFolder, new Set(twins.map(({ path }) => path)));
  const found = twins.filter(({ page }) => !isFurther(page));
  const groupOf = groupNames(pages, labels.pages.alone);
  const told = found.map(({ page, path, text }) => {
    const { title, description } = seoOf(page.fields);
    return {
      ...{ text, address: home + path },
      title: plainText(title, words),
      description: plainText(description, words),
      group: groupOf(page),
      day: String(page.fields.createdAt ?? ""),
    };
  });
  const few = newestOfEach(told);
  writeIfChanged(join(publicFolder, "llms.txt"), llmsText(site, few));
  writeIfChanged(join(publicFolder, "llms-full.txt"), few.map(({ text }) => text).join("\n"));
  return found.map(({ page, text }) => {
    const { title, description, alsoCalled } = seoOf(page.fields);
    return {
      ...{ page, alsoCalled },
      title: typeset(fillCopy(title, words)),
      description: typeset(fillCopy(description, words)),
      group: groupOf(page),
      headings: headingsOf(text),
      text: withoutMarks(text),
    };
  });
};
