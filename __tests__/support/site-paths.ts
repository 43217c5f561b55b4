import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import { entities } from "../../src/content-model/entities/entities";
import { isCollection, type Entity } from "../../src/content-model/entity";
import { isPublished, type Publication } from "../../src/content-model/publication";
import { pageTable, pathOf } from "../../src/routes/page-table";
import { isOnSite } from "./parts";

const content = resolve(__dirname, "../../content");

const slugsOf = ({ location }: Entity): string[] =>
  filesUnder(join(content, location, ".."), /\.yaml$/)
    .map((file) => parse(readFileSync(file, "utf8")) as Publication & { slug: string })
    .filter((entry) => isPublished(entry, new Date()))
    .map(({ slug }) => slug);

/** All pages except the error pages, from the page table and the content. */
export const sitePages = (): { kind: string; path: string }[] =>
  pageTable
    .filter(({ path }) => !path.endsWith(".html"))
    .filter(({ path }) => isOnSite(path))
    .flatMap(({ entity: kind }) => {
      const entity = entities.find((candidate) => candidate.name === kind);
      if (!entity || !isCollection(entity)) return { kind, path: pathOf(kind) };
      return slugsOf(entity).map((slug) => ({ kind, path: pathOf(kind, slug) }));
    });

export const sitePaths = (): string[] => sitePages().map(({ path }) => path);
