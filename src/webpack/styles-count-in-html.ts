import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Compiler, WebpackPluginInstance } from "webpack";
import { filesUnder } from "../content-model/check/files-under";

/**
 * Adds the stylesheets to the hash of the HTML renderer. Gatsby inlines styles into pages, but rewrites a page only
 * when its data or that hash changes, and the renderer contains only class names. Without this, changed styles would
 * leave stale pages.
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
