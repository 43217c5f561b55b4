import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { build, type Plugin } from "esbuild";
import { editorHostsTag, editorPath, hasEditor } from "../../src/config/editor";
import { homeAddress, readSiteAddress } from "../../src/config/site-address";
import { filesUnder } from "../../src/content-model/check/files-under";
import { escapeHtml } from "../../src/content-model/escape-html";
import { entityNamed } from "../../src/content-model/entities/entities";
import type { OptionsSettings } from "../../src/content-model/entities/options";
import { site } from "../../src/content-model/entities/site";
import { readSettings } from "../../src/content-model/read-settings";
import { backendOf, editorHosts } from "../../src/editor/backend";
import { cmsConfig } from "../../src/editor/cms-config";
import { siteInEditor } from "./site-in-editor";

/** Fonts and decoders, which Sveltia expects beside its bundle. */
const assetFiles = (root: string): string[] =>
  filesUnder(join(root, "node_modules/@sveltia/cms/npm/assets"), /\.(?:js|wasm|woff2)$/);

/** Files by their path under the editor's folder. */
type Files = Map<string, string | Uint8Array>;

/** Unneeded parts of Sveltia and zod: syntax colours of 300 languages, maps, SVG optimisation, and translations. */
const leaveOut = (language: string): Plugin => ({
  name: "leave out",
  setup: ({ onResolve, onLoad }) => {
    const empty = { namespace: "left-out", path: "nothing" };
    onResolve({ filter: /^(?:@shikijs\/|leaflet|terra-draw|svgo|\.\.\/locales\/index)/ }, () => empty);
    onResolve({ filter: /locales\/.*\.json$/ }, ({ path }) =>
      basename(path, ".json").split("-")[0] === language ? undefined : empty,
    );
    onLoad({ filter: /./, namespace: "left-out" }, () => ({ contents: "export default {}" }));
  },
});

const remoteFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * A condition in Sveltia 0.221: its store of unsaved forms is opened only if it is not open yet. Without the condition, it
 * is opened again after another way to sign in was chosen.
 */
const unlessOpen = /(?<=if\(e)&&!(\w+)(?=\)\{let\{databaseName:t\}=e\.repository[^;]*;if\(t\)\{\1=)/;

/**
 * Stops Sveltia's requests to other hosts, for fonts that are served here too and for newer versions; keeps its store of
 * unsaved forms open; describes the folder to choose, which may have any name; and shows a refusal to save as no failure.
 */
const patchSveltia = (root: string, base: string): Plugin => ({
  name: "patch Sveltia",
  setup: ({ onLoad }) => {
    const fonts = assetFiles(root).map((file) => basename(file));
    // British and Canadian English have files of their own.
    onLoad({ filter: /@sveltia\/cms\/(?:npm\/index\.js|locales\/en-\w+\.json)$/ }, ({ path }) => ({
      loader: path.endsWith(".json") ? "json" : "js",
      contents: readFileSync(path, "utf8")
        .replace(
          remoteFont,
          (_, font, cut) => `${base}/assets/${fonts.find((file) => file.startsWith(`${font}-${cut}`))}`,
        )
        .replace(unlessOpen, "")
        .replace(
          "the root directory of the “{$repo}” repository",
          "the project’s folder, the one with .git in it",
        )
        // Shown above the error that `refuse.ts` throws.
        .replace("There was an error while saving the entry. Please try again later.", "This is not saved.")
        .replaceAll("https://unpkg.com/@sveltia/cms", "data:application/json,{}#"),
    }));
  },
});

const entry = "src/editor/start.ts";

/** Adds the browser code; returns the names of the start file and of the previews' stylesheet. */
const bundle = async (root: string, base: string, language: string, files: Files) => {
  const { plugins, ...site } = siteInEditor(root);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: "/",
    // Hashed, because hosts let browsers cache scripts for good.
    entryNames: "[name]-[hash]",
    // Sveltia expects its decoders in a folder beside this one.
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    plugins: [leaveOut(language), patchSveltia(root, base), ...plugins],
    ...site,
    write: false,
    metafile: true,
    logLevel: "error",
  });
  for (const { path, contents } of outputFiles) files.set(path.slice(1), contents);
  const [script = ""] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  const styles = [...files.keys()].find((path) => path.endsWith(".css"));
  if (!styles) throw new Error("The editor's bundle has no stylesheet.");
  return { script: basename(script), styles };
};

/** Messages for when the editor cannot work. */
const pageWords = {
  noScript: "The editor needs JavaScript.",
  noHost: "This site names no repository to save to, so only a checkout can be edited: npm run develop.",
};

interface Addresses {
  script: string;
  /** Stylesheet of the previews only. */
  styles: string;
}

/** The editor's page. `hosts`: origins that it connects to. */
const editorPage = (config: CmsConfig, { script, styles }: Addresses, hosts: readonly string[]): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${editorHostsTag(hosts)}
<title>${escapeHtml(config.app_title ?? "")}</title>
<script type="application/json" id="editor-config">${JSON.stringify(config).replace(/</g, "\\u003c")}</script>
<link id="preview-styles" rel="prefetch" as="style" href="${escapeHtml(styles)}">
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body>
<noscript><p>${pageWords.noScript}</p></noscript>
${hosts.length > 0 ? "" : `<p id="no-host" hidden>${pageWords.noHost}</p>\n`}</body>
</html>
`;

/** Skips unchanged files, so that they need not be compressed again. */
const writeFiles = (folder: string, files: Files): void => {
  for (const file of existsSync(folder) ? filesUnder(folder, /./) : []) {
    const path = file.slice(folder.length + 1).replace(/\.(?:br|gz)$/, "");
    if (!files.has(path)) rmSync(file);
  }
  for (const [path, body] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(body))) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
};

/** Writes the editor into `folder`, or removes it if the build has none. */
export const writeEditor = async (root: string, folder: string): Promise<void> => {
  if (!hasEditor(process.env)) return rmSync(folder, { recursive: true, force: true });
  const { company, editor, language } = readSettings(root, site);
  const address = readSiteAddress(process.env);
  const files: Files = new Map();
  for (const file of assetFiles(root)) files.set(`assets/${basename(file)}`, readFileSync(file));
  const base = address.pathPrefix + editorPath;
  const { script, styles } = await bundle(root, base, language.split("-")[0] ?? "", files);
  const config = cmsConfig(
    backendOf(editor),
    { ...address, siteUrl: homeAddress(address), company },
    readSettings(root, entityNamed("options")) as OptionsSettings,
  );
  const own = { script: `${base}/${script}`, styles: `${base}/${styles}` };
  files.set("index.html", editorPage(config, own, editorHosts(editor)));
  writeFiles(folder, files);
};
