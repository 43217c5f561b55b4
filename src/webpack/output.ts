import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ModuleOptions, RuleSetRule, Configuration, Compiler, WebpackPluginInstance } from "webpack";
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

/**
 * Class names of CSS modules are only a short hash, because a page's first bytes contain hundreds of them. In `develop`
 * Gatsby's readable names stay.
 */
export const shortenClassNames = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ modules?: { localIdentName?: string } }>(module)) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
  }
};

const isForFonts = (test: unknown): boolean => test instanceof RegExp && test.test("font.woff2");

/**
 * Emits fonts as files. Gatsby inlines files under 10 kB into every page, where they cannot be cached across pages and
 * the content security policy blocks them.
 */
export const linkFonts = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ limit?: number | boolean }>(module, isForFonts)) {
    if (options?.limit) options.limit = false;
  }
};

interface Loader<Options> {
  loader?: string;
  options?: Options;
}

/** Every rule, including those nested in `oneOf`. */
const flatten = (rules: readonly unknown[]): RuleSetRule[] =>
  (rules as RuleSetRule[]).flatMap((rule) => (rule.oneOf ? flatten(rule.oneOf) : [rule]));

/** The loaders of all rules, or only of the rules with this `test`. */
const loadersOf = <Options extends object>(
  module: ModuleOptions | undefined,
  isMeant: (test: RuleSetRule["test"]) => boolean = () => true,
): Loader<Options>[] =>
  flatten(module?.rules ?? [])
    .filter(({ test }) => isMeant(test))
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .filter((loader): loader is Loader<Options> => typeof loader === "object" && loader !== null);

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
