import { readFileSync } from "node:fs";
import { join } from "node:path";
import globalData from "@csstools/postcss-global-data";
import type { BuildOptions, Plugin } from "esbuild";
import postcss from "postcss";
import customMedia from "postcss-custom-media";

/** Compiles the site's named media queries, which browsers do not support. */
const siteStyles = (root: string): Plugin => ({
  name: "site styles",
  setup: ({ onLoad }) => {
    const styles = postcss([globalData({ files: [join(root, "src/styles/media.css")] }), customMedia()]);
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css } = await styles.process(readFileSync(path, "utf8"), { from: path });
      return {
        // A preview is rendered before its font has loaded, and `optional` would then never show the font.
        contents: css.replaceAll("font-display: optional", "font-display: swap"),
        loader: path.endsWith(".module.css") ? "local-css" : "css",
      };
    });
  },
});

const standIn = "./src/editor/preview/gatsby.tsx";

/** Settings with which the editor's bundle includes the site's sections for its previews. */
export const siteInEditor = (root: string) =>
  ({
    plugins: [siteStyles(root)],
    define: { "process.env.LEADS_KEEP_MONTHS": JSON.stringify(process.env.LEADS_KEEP_MONTHS ?? "") },
    alias: { gatsby: standIn, "react-helmet": standIn },
    loader: { ".woff2": "file" },
    assetNames: "assets/[name]-[hash]",
  }) satisfies BuildOptions;
