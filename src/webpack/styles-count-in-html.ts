import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Compiler, WebpackPluginInstance } from "webpack";
import { filesUnder } from "../content-model/check/files-under";

/**
 * Makes the hash of every HTML renderer depend on the stylesheets. Gatsby copies them into the pages, but judges by that
 * hash alone which pages to write anew, and the renderer holds only class names: an edited style would reach no page
 * until its words change.
 */
export const stylesCountInHtml = (folder: string): WebpackPluginInstance => ({
  apply: ({ hooks }: Compiler) => {
    const styles = createHash("sha256");
    for (const file of filesUnder(folder, /\.css$/)) styles.update(readFileSync(file));
    const digest = styles.digest("hex");
    hooks.compilation.tap("StylesCountInHtml", (compilation) =>
      compilation.hooks.chunkHash.tap("StylesCountInHtml", (_chunk, hash) => void hash.update(digest)),
    );
  },
});
