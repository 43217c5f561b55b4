import { readFileSync, writeFileSync } from "node:fs";
import * as prettier from "prettier";
import { checkContent, formatFault } from "../src/content-model/check/check-content";
import { kindNamed } from "./content/new-file";
import { renameSlug } from "./content/rename-slug";

const usage = "Say the kind, the slug and the new slug: npm run rename case-study sales-tool sales-compass";

/** Gives a content file another slug: `npm run rename KIND OLD NEW`. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const [kind, from, to, ...more] = process.argv.slice(2);
  if (!kind || !from || !to || more.length > 0) throw new Error(usage);
  const changed = renameSlug(root, kindNamed(kind), from, to);
  for (const file of changed) {
    const style = await prettier.resolveConfig(file);
    writeFileSync(file, await prettier.format(readFileSync(file, "utf8"), { ...style, filepath: file }));
    console.log(file);
  }
  const faults = await checkContent(root);
  for (const fault of faults) console.error(formatFault(fault));
  if (faults.length > 0) process.exitCode = 1;
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
