import "./build/dot-env";
import { join } from "node:path";
import { readSiteAddress } from "../src/config/site-address";
import { bundleServer } from "./build/bundle-server";
import { installTypes } from "./build/install-types";
import { prepare } from "./build/prepare";
import { run } from "./build/run";
import { writeServerContent } from "./build/write-server-content";
import { precompress } from "./precompress";

/** Builds the site into `public/` and the server into `dist/`. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const { pathPrefix, assetPrefix } = readSiteAddress(process.env);
  await prepare(root);
  // Without this flag Gatsby ignores both prefixes.
  await run(root, "gatsby", ["build", ...(pathPrefix || assetPrefix ? ["--prefix-paths"] : [])]);
  installTypes(root);
  await bundleServer(root);
  writeServerContent(root);
  const { written, unchanged } = await precompress(join(root, "public"));
  console.log(`Compressed ${written} files, ${unchanged} were as before.`);
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
