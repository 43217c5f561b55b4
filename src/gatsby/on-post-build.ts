import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { filesUnder } from "../content-model/check/files-under";
import { redirects } from "../content-model/entities/redirects";
import { readSettings } from "../content-model/read-settings";
import { homeAddress, readSiteAddress } from "../config/site-address";
import { buildId, writeBuildId } from "../publish/build-id";
import { deferScripts, entryBundles, type EntryFiles } from "../load/defer-scripts";
import { finishServerErrorPage } from "../load/finished-page";

const readJson = <Content>(...path: string[]): Content =>
  JSON.parse(readFileSync(join(...path), "utf8")) as Content;

const deferAllScripts = (publicFolder: string): void => {
  const stats = readJson<{ assetsByChunkName: EntryFiles }>(publicFolder, "webpack.stats.json");
  const bundles = entryBundles(stats.assetsByChunkName);
  for (const file of filesUnder(publicFolder, /\.html$/)) {
    const html = readFileSync(file, "utf8");
    const deferred = deferScripts(html, bundles);
    if (deferred !== html) writeFileSync(file, deferred);
  }
};

/** Nothing is indexed before the site has an address of its own. */
const robots = (home: string): string =>
  home ? `User-agent: *\nAllow: /\nSitemap: ${home}/sitemap-index.xml\n` : "User-agent: *\nDisallow: /\n";

/** gatsby-plugin-sitemap puts the asset base into the addresses of its index, but crawlers want the site's own. */
const correctSitemapIndex = (publicFolder: string, home: string): void => {
  const file = join(publicFolder, "sitemap-index.xml");
  if (!home || !existsSync(file)) return;
  const index = readFileSync(file, "utf8");
  writeFileSync(file, index.replace(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g, `<loc>${home}/$1</loc>`));
};

/** Files of `static/` keep their names when they change, so that no page tells. */
const unhashedFiles = (root: string): string[] =>
  filesUnder(join(root, "static"), /./).map((file) => file.slice(root.length) + readFileSync(file, "base64"));

/** Finishes the pages, and writes robots.txt and `builds/latest.json` and `builds/meta/{id}.json`, which open pages ask for. */
export const onPostBuild = ({ store }: BuildArgs): void => {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const publicFolder = join(root, "public");
  deferAllScripts(publicFolder);
  finishServerErrorPage(publicFolder);
  const { rules } = readSettings(root, redirects);
  const id = buildId(publicFolder, [JSON.stringify(rules), ...unhashedFiles(root)]);
  writeBuildId(publicFolder, id);
  mkdirSync(join(publicFolder, "builds/meta"), { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(join(publicFolder, "builds", name), JSON.stringify(value));
  const home = homeAddress(readSiteAddress(process.env));
  writeFileSync(join(publicFolder, "robots.txt"), robots(home));
  correctSitemapIndex(publicFolder, home);
  write("latest.json", { id, timestamp: Date.now() });
  write(`meta/${id}.json`, { id, redirects: rules });
};
