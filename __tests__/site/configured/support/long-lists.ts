import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entriesOnPage } from "../../../../src/routes/paged-list";
import { entriesIn } from "../../../support/named-entries";

/** Lists with several pages, and the folders of their entries. */
export const longLists = [
  { index: "/blog", folder: "blogs" },
  { index: "/portfolio", folder: "case-studies" },
].filter(({ folder }) => entriesIn(folder).length > 0);

export const pagesOfList = 3;

const names = (folder: string) => entriesIn(folder).map((entry) => entry.slice(folder.length + 1));

/** Slugs of all entries of a long list: the existing ones, then copies until the last page is almost full. */
export const slugsOf = (folder: string): string[] => {
  const there = names(folder);
  const copies = Array.from(
    { length: entriesOnPage * pagesOfList - 1 - there.length },
    (_, n) => `copy-${n}`,
  );
  return [...there, ...copies];
};

/** Adds the copies to a project. */
export const lengthenLists = (project: string): void => {
  for (const { folder } of longLists) {
    const there = names(folder);
    const yaml = readFileSync(join(project, `content/${folder}/${there[0]}.yaml`), "utf8");
    for (const slug of slugsOf(folder).slice(there.length))
      writeFileSync(
        join(project, `content/${folder}/${slug}.yaml`),
        yaml.replace(/^slug: .*/m, `slug: ${slug}`),
      );
  }
};
