import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { homeAddress, readSiteAddress } from "../config/site-address";
import { deferAllScripts } from "../browser/hydration/defer-scripts";
import { finishServerErrorPage, type MadePage } from "../publish/made-pages";
import { publishMarkdownCopies } from "../publish/markdown-copies/publish-markdown-copies";
import { publishBuildInfo, publishNextBuild, publishOldServiceWorkers } from "../publish/build-info";
import { publishJsonFeed } from "../publish/json-feed";
import { newSinceLastBuild, pageFiles } from "../publish/page-files";
import { keepSearchRecords } from "../publish/search-records";
import { keepSharingRecords } from "../publish/sharing-records";
import { publishSecurityText, instructCrawlers } from "../publish/text-files";

/**
 * Post-processes the pages and their data, stamps them with the build id, and writes the files for the version poll,
 * crawlers, agents and feed readers.
 */
export const onPostBuild = ({ store }: BuildArgs): void => {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, MadePage>;
  };
  const root = program.directory;
  const address = readSiteAddress(process.env);
  const home = homeAddress(address);
  const publicFolder = join(root, "public");
  const isNew = newSinceLastBuild(publicFolder);
  deferAllScripts(publicFolder, pageFiles(publicFolder).filter(isNew));
  finishServerErrorPage(publicFolder);
  publishBuildInfo(root, publicFolder);
  publishNextBuild(root, publicFolder);
  instructCrawlers(publicFolder, home);
  const published = publishMarkdownCopies(
    root,
    publicFolder,
    pages.values(),
    home || address.pathPrefix,
    isNew,
  );
  keepSearchRecords(root, published);
  // Without SITE_URL no page refers to its sharing picture.
  keepSharingRecords(root, home ? published : []);
  publishJsonFeed(root, publicFolder, home);
  publishSecurityText(root, publicFolder, home);
  publishOldServiceWorkers(root, publicFolder);
};
