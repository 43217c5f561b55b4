import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPaths } from "../src/content-model/check/check-content";
import { publishedFile } from "../src/content-model/check/published-paths";

/** Adds the addresses of new pages to the list with which the content check detects renamed slugs. */
const root = process.cwd();
writeFileSync(join(root, publishedFile), `${publishedPaths(root).join("\n")}\n`);
