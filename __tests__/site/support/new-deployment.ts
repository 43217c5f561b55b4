import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { buildCopy, copyProject } from "./project-copy";

/** One additional page of each kind, from a copy of another page's file with a new slug. */
export const addedPages = [
  { from: "hire/react-js-developer", slug: "svelte-developers", path: "/hire/svelte-developers" },
  { from: "services/web-development", slug: "data-engineering", path: "/services/data-engineering" },
  { from: "blogs/choose-reactjs-for-web-development", slug: "choose-svelte", path: "/blog/choose-svelte" },
  { from: "case-studies/sales-engagement-tool", slug: "tide-tables", path: "/portfolio/tide-tables" },
];

/** A sentence that only the new deployment contains, on the portfolio and on the React hire page. */
export const newSentence = "The second firing is done.";

const reworded = ["pages/portfolio", "hire/react-js-developer"];

/**
 * Builds a copy of the project with changed content and additional files, but the same code: the next deployment, from
 * an open page's point of view. Returns the folder.
 */
export const makeNewDeployment = (): string => {
  const folder = copyProject("second");
  const edit = (path: string, change: (text: string) => string, target = path): void =>
    writeFileSync(join(folder, target), change(readFileSync(join(folder, path), "utf8")));
  for (const { from, slug } of addedPages) {
    const ending = ".yaml";
    const target = join("content", dirname(from), `${slug}${ending}`);
    edit(`content/${from}${ending}`, (yaml) => yaml.replace(/^slug: .*/m, `slug: ${slug}`), target);
  }
  for (const file of reworded) {
    edit(`content/${file}.yaml`, (yaml) => {
      const page = parseDocument(yaml);
      page.setIn(["hero", "text"], newSentence);
      return page.toString();
    });
  }
  buildCopy(folder);
  return folder;
};
