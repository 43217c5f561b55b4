import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../content-model/check/files-under";
import { redirects } from "../content-model/entities/redirects";
import { readSettings } from "../content-model/read-settings";
import { buildId, writeBuildId } from "./build-id";
import { latestBuild } from "./page-files";

/** Files of `static/` have no hash in their names, so a change to them changes no page. */
const unhashedFiles = (root: string): string[] =>
  filesUnder(join(root, "static"), /./).map((file) => file.slice(root.length) + readFileSync(file, "base64"));

/** Stamps the build with its id, and writes `builds/latest.json` and `builds/meta/{id}.json` for open pages. */
export const publishBuildInfo = (root: string, publicFolder: string): void => {
  const { rules } = readSettings(root, redirects);
  const id = buildId(publicFolder, [JSON.stringify(rules), ...unhashedFiles(root)]);
  writeBuildId(publicFolder, id);
  const folder = join(publicFolder, "builds");
  mkdirSync(join(folder, "meta"), { recursive: true });
  writeFileSync(join(publicFolder, latestBuild), JSON.stringify({ id, timestamp: Date.now() }));
  writeFileSync(join(folder, `meta/${id}.json`), JSON.stringify({ id, redirects: rules }));
};
