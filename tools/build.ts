import "./build/dot-env";
import { join } from "node:path";
import { editorPath } from "../src/config/editor";
import { readKeepAssetsDays } from "../src/config/keep-assets";
import { searchFolder } from "../src/config/search-path";
import { readSiteAddress } from "../src/config/site-address";
import { bundleServer } from "./build/bundle-server";
import { refuseNewSyntax } from "./build/check-syntax";
import { holdStyles, keepEarlierAssets } from "./build/earlier-assets";
import { installTypes } from "./build/install-types";
import { prepare } from "./build/prepare";
import { run } from "./build/run";
import { writeEditor } from "./build/write-editor";
import { writeServerContent } from "./build/write-server-content";
import { writeSearchIndex } from "./build/write-search-index";
import { writeSharingPictures } from "./build/write-sharing-pictures";
import { precompress } from "./precompress";

/** Duration of each step in seconds, printed at the end. */
const times: string[] = [];

const timed = async <T>(step: string, work: () => T | Promise<T>): Promise<T> => {
  const began = performance.now();
  const result = await work();
  times.push(`${step} ${((performance.now() - began) / 1000).toFixed(1)}`);
  return result;
};

/**
 * With V8's small default space for short-lived objects, a sixth of a large site's build is spent on garbage
 * collection.
 */
const nodeOptions = [process.env.NODE_OPTIONS, "--max-semi-space-size=64"].filter(Boolean).join(" ");

/** Steps that do not need the search index. */
const writeOthers = async (root: string, publicFolder: string, keepDays: number): Promise<void> => {
  await timed("server", () => bundleServer(root));
  writeServerContent(root);
  // Benchmarks of other steps skip the pictures.
  if (process.env.SHARING_PICTURES !== "no") {
    const { made, kept } = await timed("pictures for sharing", () => writeSharingPictures(root));
    console.log(`Pictures for sharing: ${made} composed, ${kept} as before.`);
  }
  await timed("editor", () => writeEditor(root, join(publicFolder, editorPath)));
  const { kept, deleted } = await timed("earlier files", () =>
    keepEarlierAssets(publicFolder, keepDays, new Date()),
  );
  console.log(`Of earlier builds ${kept.length} files were kept for open tabs, ${deleted} deleted.`);
  await timed("syntax", () => refuseNewSyntax(root, publicFolder, kept));
};

/** Builds the site into `public/` and the server into `dist/`. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const publicFolder = join(root, "public");
  const { pathPrefix, assetPrefix } = readSiteAddress(process.env);
  const keepDays = readKeepAssetsDays(process.env);
  await timed("content", () => prepare(root));
  const putStylesBack = holdStyles(publicFolder);
  // Without this flag Gatsby ignores both prefixes.
  const prefixes = pathPrefix || assetPrefix ? ["--prefix-paths"] : [];
  await timed("gatsby", () =>
    run(root, "gatsby", ["build", ...prefixes], { NODE_OPTIONS: nodeOptions }),
  ).finally(putStylesBack);
  installTypes(root);
  // Tests of a copy check whether the site works, not its size.
  const quick = process.env.COMPRESSION === "quick";
  const compressOthers = () =>
    timed("compression", () => precompress(publicFolder, { without: searchFolder, quick }));
  // The index is built in a process of its own, which keeps one processor busy for a while.
  const [known, others] = await Promise.all([
    timed("search", () => writeSearchIndex(root)),
    writeOthers(root, publicFolder, keepDays).then(compressOthers),
  ]);
  const index = await precompress(join(publicFolder, searchFolder), { quick });
  console.log(`The search knows ${known} pages.`);
  console.log(
    `Compressed ${others.written + index.written} files, ${others.unchanged + index.unchanged} were as before.`,
  );
  console.log(`Seconds: ${times.join(", ")}.`);
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
