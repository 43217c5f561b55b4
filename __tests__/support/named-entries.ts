import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ownsFile } from "../../src/content-model/entity";
import { entities } from "../../src/content-model/entities/entities";
import { pageTable, pathOf } from "../../src/routes/page-table";

/** Entries that tests refer to by name. Those who adopt the site may delete them; their tests are then skipped. */
const named = [
  "blog-topics/mobile-app",
  "blog-topics/react",
  "blogs/choose-reactjs-for-web-development",
  "case-studies/Inventory-management-software-solution",
  "case-studies/cost-split-app-solution",
  "case-studies/digital-business-card-app-solution",
  "case-studies/sales-engagement-tool",
  "development/frontend-development",
  "development/mobile-app-development",
  "hire/laravel-developers",
  "hire/mobile-app-developers",
  "hire/node-js-developers",
  "hire/react-js-developer",
  "hire/vue-js-developer",
  "services/digital-marketing",
  "services/web-development",
];

const contentFolder = resolve(__dirname, "../../content");

/** Whether a content file exists, such as `hire/vue-js-developer`. */
export const hasEntry = (name: string): boolean => existsSync(join(contentFolder, `${name}.yaml`));

/** Names of the existing content files of a folder; none if the folder was deleted. */
export const entriesIn = (folder: string): string[] =>
  existsSync(join(contentFolder, folder))
    ? readdirSync(join(contentFolder, folder))
        .filter((file) => file.endsWith(".yaml"))
        .map((file) => `${folder}/${file.replace(".yaml", "")}`)
    : [];

const pathOfEntry = (name: string): string => {
  const entity = entities.find((candidate) => ownsFile(candidate, `${name}.yaml`))!;
  const kind = pageTable.find((page) => page.entity === entity.name)!;
  return pathOf(kind.entity, name.split("/").at(-1));
};

/** Paths of named entries that were deleted. */
export const deletedPaths: ReadonlySet<string> = new Set(
  named.filter((name) => !hasEntry(name)).map(pathOfEntry),
);
