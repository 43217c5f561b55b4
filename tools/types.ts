import "./build/dot-env";
import { installTypes, typesAreStale } from "./build/install-types";
import { refuseFaults } from "./build/prepare";
import { run } from "./build/run";
import { writeFragments } from "./build/write-fragments";
import { writeSchemas } from "./build/write-schemas";
import { writeTheme } from "./build/write-theme";

/** Writes the theme, the fragments, the editors' schemas, and the query types unless they are up to date. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  // The linters check the stylesheet that a build generates.
  writeTheme(root);
  // Queries use these fragments, so they come before the query types.
  writeFragments(root);
  writeSchemas(root);
  if (!typesAreStale(root)) return;
  // A stale cache is kept, because without one Gatsby deletes the HTML of an earlier build. The types do not depend on
  // the cache.
  await refuseFaults(root);
  await run(root, "gatsby", ["build"], { TYPES_ONLY: "yes" });
  installTypes(root);
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
