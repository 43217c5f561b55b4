import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesUnder } from "../../content-model/check/files-under";
import { labels as labelsEntity } from "../../content-model/entities/labels";
import { site as siteEntity } from "../../content-model/entities/site";
import { readSettings } from "../../content-model/read-settings";
import { fillCopy } from "../../content-model/copy-tokens";
import { typeset } from "../../content-model/typeset";
import type { SearchRecord } from "../search-records";
import { twinPath } from "../../routes/twin-path";
import { readEntries, type Entry } from "./entries";
import { llmsText } from "./llms";
import { twinPages, type MadePage } from "./made-pages";
import { pageMarkdown, type TwinPage } from "./page-markdown";
import { siteWords } from "./site-words";
import { plainText, type Surroundings } from "./to-markdown";

interface Seo {
  title: string;
  description: string;
  alsoCalled?: readonly string[];
}

const seoOf = ({ fields }: Entry): Seo => fields.seo as Seo;

/** The words alone of Markdown with front matter. */
const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/\]\([^)]*\)|<http[^>]*>/g, "]")
    .replace(/^ *(?:#+|-|\d+\.) /gm, "")
    .replace(/[\\`*_[\]<>|]/g, "");

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => withoutMarks(heading!));

/** Pages of earlier builds that are gone; files of `static/` stay. */
const removeOldTwins = (root: string, publicFolder: string, written: ReadonlySet<string>): void => {
  for (const file of filesUnder(publicFolder, /\.md$/)) {
    const name = relative(publicFolder, file);
    if (!written.has(`/${name}`) && !existsSync(join(root, "static", name))) rmSync(file);
  }
};

/**
 * Writes a Markdown twin for each page, `llms.txt` and `llms-full.txt`. `home`: address of the site, or
 * the folder that it is served from. Returns what the search must know of each.
 */
export const publishTwins = (
  root: string,
  publicFolder: string,
  made: Iterable<MadePage>,
  home: string,
  now = new Date(),
): SearchRecord[] => {
  const site = readSettings(root, siteEntity);
  const labels = readSettings(root, labelsEntity);
  const entries = readEntries(root, now);
  const pages = twinPages(made, entries);
  const words = siteWords(site, labels, now);
  const pageOf = new Map(pages.map((page) => [page.fields, page]));
  const linkTo = (entry: Entry): string | undefined => {
    const page = pageOf.get(entry.fields);
    if (!page) return undefined;
    const { title, description } = seoOf(page);
    return `[${plainText(title, words)}](${home}${page.path}): ${plainText(description, words)}`;
  };
  const around = (page: TwinPage): Surroundings => ({
    ...{ words, home, page: home + page.path, linkTo },
    find: (entity, slug) => entries.get(entity)?.find(({ fields }) => fields.slug === slug),
  });
  const twins = pages.map((page) => ({
    page,
    path: twinPath(page.path),
    text: pageMarkdown(page, { site, labels, entries, around: around(page) }),
  }));
  for (const { path, text } of twins) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true });
    writeFileSync(join(publicFolder, path), text);
  }
  removeOldTwins(root, publicFolder, new Set(twins.map(({ path }) => path)));
  const told = twins.map(({ page, path }) => ({
    title: plainText(seoOf(page).title, words),
    description: plainText(seoOf(page).description, words),
    address: home + path,
    group: page.trail.length > 2 ? page.trail[1]! : site.company,
  }));
  writeFileSync(join(publicFolder, "llms.txt"), llmsText(site, told));
  writeFileSync(join(publicFolder, "llms-full.txt"), twins.map(({ text }) => text).join("\n"));
  return twins.map(({ page, text }, index) => ({
    ...{ path: page.path, headings: headingsOf(text), text: withoutMarks(text) },
    title: typeset(fillCopy(seoOf(page).title, words)),
    description: typeset(fillCopy(seoOf(page).description, words)),
    ...{ kind: told[index]!.group, entity: page.kind },
    alsoCalled: seoOf(page).alsoCalled ?? [],
  }));
};
