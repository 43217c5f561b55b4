import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type {
  Compiler,
  Configuration,
  EntryObject,
  ModuleOptions,
  RuleSetRule,
  WebpackPluginInstance,
} from "webpack";
import { filesUnder } from "../content-model/check/files-under";
import { drawnMark } from "../content-model/mark";
import { readLeftOutParts } from "../content-model/read-parts";
import { splitEntry } from "../browser/hydration/defer-scripts";

interface CssExtraction extends WebpackPluginInstance {
  options: { ignoreOrder?: boolean };
}

const isCssExtraction = (plugin: unknown): plugin is CssExtraction =>
  typeof plugin === "object" && plugin?.constructor.name === "MiniCssExtractPlugin";

/**
 * Bytes of source. With Gatsby's 20,000 few pages share many small files, each compressed separately. Gain: 1.5 KB of
 * 87 on the home page, 2.2 of 103 on a hire page; three further pages cost 5 KB more.
 */
const leastShared = 80_000;

/**
 * Pages share fewer chunks than Gatsby's defaults: no small scripts, and not the cache group that merges the styles of
 * all pages and inlines them into every page. Each page has only its own styles.
 */
const withLessShared = ({ optimization = {}, ...config }: Configuration): Configuration => {
  const { splitChunks } = optimization;
  if (!splitChunks) return { ...config, optimization };
  const { styles: _everyStyle, ...cacheGroups } = splitChunks.cacheGroups ?? {};
  return {
    ...config,
    optimization: { ...optimization, splitChunks: { ...splitChunks, cacheGroups, minSize: leastShared } },
  };
};

/** Gatsby adds `<Script>` and Partytown to every page, and no page uses them. Gain: 1.5 KB of 91. */
const withoutScriptElement = ({ resolve }: Configuration): void => {
  Object.assign(resolve?.alias ?? {}, { "gatsby-script": false, "@builder.io/partytown/integration": false });
};

/**
 * The scripts that every visitor runs tell Chromium to compile all of their functions while they load, on a thread of
 * its own (https://v8.dev/blog/explicit-compile-hints). Otherwise it compiles each on the main thread when it is first
 * called. The stage is the one after the minifier, which removes comments.
 */
const compiledAhead = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^(?:framework|router|app|component---|[0-9a-f]{40}-).*\.js$/,
  stage: 401,
};

/** A site without `play` builds none of its code: what imports it gets an empty module, and no page shows it. */
export const aliasesOfLeftOut = (root: string): Record<string, false> =>
  readLeftOutParts(root).includes("play") ? { [join(root, "src/play")]: false } : {};

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
const shortenClassNames = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ modules?: { localIdentName?: string } }>(module)) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
  }
};

const isForFonts = (test: unknown): boolean => test instanceof RegExp && test.test("font.woff2");

/**
 * Emits fonts as files. Gatsby inlines files under 10 kB into every page, where they cannot be cached across pages and
 * the content security policy blocks them.
 */
const linkFonts = ({ module }: Configuration): void => {
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

/**
 * No source maps, because they would be published. No warnings about stylesheet order: class names are scoped and the
 * global styles are in a cascade layer, so the order does not matter.
 */
export const onCreateWebpackConfig = ({
  stage,
  actions,
  getConfig,
  store,
  basePath,
  plugins,
}: CreateWebpackConfigArgs): void => {
  const config = getConfig() as Configuration;
  const root = store.getState().program.directory;
  const source = join(root, "src");
  actions.setWebpackConfig({ resolve: { alias: aliasesOfLeftOut(root) } });
  linkFonts(config);
  if (stage.startsWith("build")) shortenClassNames(config);
  if (stage.endsWith("-html"))
    actions.setWebpackConfig({
      plugins: [plugins.define({ __DRAWN_ICON__: JSON.stringify(drawnMark(root)) })],
    });
  if (stage === "build-html")
    actions.setWebpackConfig({
      plugins: [stylesCountInHtml(source)],
      // Inline scripts are functions in the server bundle, which Gatsby does not minify.
      optimization: { minimize: true, minimizer: [plugins.minifyJs()] },
    });
  for (const plugin of config.plugins ?? []) {
    if (isCssExtraction(plugin)) plugin.options.ignoreOrder = true;
  }
  if (stage !== "build-javascript") return;
  withoutScriptElement(config);
  actions.replaceWebpackConfig({
    ...withLessShared(config),
    plugins: [...(config.plugins ?? []), plugins.banner(compiledAhead), hashOfFiles],
    entry: splitEntry(config.entry as EntryObject),
    // Gatsby's default is ES5, which none of the browsers in `package.json` needs.
    target: "browserslist",
    devtool: false,
    // By default every script contains the package's name. Browsers start workers only from the page's own origin,
    // never from the asset base.
    output: { ...config.output, uniqueName: "site", workerPublicPath: `${basePath}/` },
  });
};
