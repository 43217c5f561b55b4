import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import { entities } from "../../src/content-model/entities/entities";
import { isCollection, type Entity } from "../../src/content-model/entity";
import { pageTable, pathOf } from "../../src/routes/page-table";

const content = resolve(__dirname, "../../content");

const slugsOf = ({ location }: Entity): string[] =>
  filesUnder(join(content, location, ".."), /\.yaml$/).map(
    (file) => (parse(readFileSync(file, "utf8")) as { slug: string }).slug,
  );

/** The paths of all pages except the error pages, from the page table and the content. */
export const sitePaths = (): string[] =>
  pageTable
    .filter(({ entity }) => entity !== "error-page")
    .flatMap(({ entity: name }) => {
      const entity = entities.find((candidate) => candidate.name === name);
      return entity && isCollection(entity)
        ? slugsOf(entity).map((slug) => pathOf(name, slug))
        : [pathOf(name)];
    });
