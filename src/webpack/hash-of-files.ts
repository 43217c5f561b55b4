import { createHash } from "node:crypto";
import type { Compiler, WebpackPluginInstance } from "webpack";

/**
 * Names a compilation by its files alone, whose names have the digests of their contents. Webpack's own hash is another one
 * where styles come out of its cache, and Gatsby writes all pages anew for another hash.
 */
export const hashOfFiles: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => {
    hooks.emit.tap("hash of files", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join("\n");
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, 20);
    });
  },
};
