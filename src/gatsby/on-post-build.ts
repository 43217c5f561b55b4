import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { homeAddress, readSiteAddress } from "../config/site-address";
import { deferAllScripts } from "../load/defer-scripts";
import { finishServerErrorPage } from "../load/finished-page";
import { publishBuildNews } from "../publish/build-news";
import { instructCrawlers } from "../publish/crawlers";
import { publishNextBuild } from "../publish/next-build";

/**
 * Post-processes the pages, stamps them with the build id, and writes the files for the version poll and for crawlers.
 */
export const onPostBuild = ({ store }: BuildArgs): void => {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const publicFolder = join(root, "public");
  deferAllScripts(publicFolder);
  finishServerErrorPage(publicFolder);
  publishBuildNews(root, publicFolder);
  publishNextBuild(root, publicFolder);
  instructCrawlers(publicFolder, homeAddress(readSiteAddress(process.env)));
};
