import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildCopy, copyProject } from "./project-copy";

/** One more page of each of these kinds, by adding one file: a sibling's, under another slug. */
export const addedPages = [
  { from: "hire/react-js-developer", slug: "svelte-developers", path: "/hire/svelte-developers" },
  { from: "services/web-development", slug: "data-engineering", path: "/services/data-engineering" },
  { from: "blogs/choose-reactjs-for-web-development", slug: "choose-svelte", path: "/blog/choose-svelte" },
  { from: "case-studies/sales-engagement-tool", slug: "tide-tables", path: "/portfolio/tide-tables" },
];

/** What tells a page of the second build. */
export const mark = 'data-build="second"';

/**
 * Builds the project again, in a folder of its own, with one more file of several kinds and with a template changed, so
 * that its scripts have other names: what a next deployment looks like to a page that is open. Answers the folder.
 */
export const makeSecondBuild = (): string => {
  const folder = copyProject("second");
  const edit = (path: string, change: (text: string) => string, target = path): void =>
    writeFileSync(join(folder, target), change(readFileSync(join(folder, path), "utf8")));
  for (const { from, slug } of addedPages) {
    const ending = ".yaml";
    const target = join("content", dirname(from), `${slug}${ending}`);
    edit(`content/${from}${ending}`, (yaml) => yaml.replace(/^slug: .*/m, `slug: ${slug}`), target);
  }
  edit("src/sections/counters/counters.tsx", (code) =>
    code.replace("<section className={styles.band}", `<section ${mark} className={styles.band}`),
  );
  buildCopy(folder);
  return folder;
};
