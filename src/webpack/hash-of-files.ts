import { createHash } from "node:crypto";
import type { Compiler, WebpackPluginInstance } from "webpack";

/**
 * Makes the compilation hash from the file names, which contain hashes. Webpack's own hash changes when styles come
 * from its cache, and Gatsby would then write all pages again.
 */
export const hashOfFiles: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => {
    hooks.emit.tap("hash of files", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join("\n");
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, 20);
    });
  },
};
