import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { homeAddress, readSiteAddress } from "../config/site-address";
import { deferAllScripts } from "../load/after-paint/defer-scripts";
import { finishServerErrorPage } from "../publish/server-error-file";
import { publishBuildInfo } from "../publish/build-info";
import { instructCrawlers } from "../publish/crawlers";
import { publishJsonFeed } from "../publish/json-feed";
import { publishNextBuild } from "../publish/next-build";
import { publishOldServiceWorkers } from "../publish/old-service-workers";
import { newPageFiles } from "../publish/page-files";
import { keepSearchRecords } from "../publish/search-records";
import { keepSharingRecords } from "../publish/sharing-records";
import { publishSecurityText } from "../publish/security-text";
import type { MadePage } from "../publish/twins/made-pages";
import { publishTwins } from "../publish/twins/publish-twins";

const allPages = `{
  allSitePage {
    nodes {
      path
      component
      pageContext
    }
  }
}`;

/**
 * Post-processes the pages and their data, stamps them with the build id, and writes the files for the version poll,
 * crawlers, agents and feed readers.
 */
export const onPostBuild = async ({ store, graphql }: BuildArgs): Promise<void> => {
  const root = store.getState().program.directory;
  const { data } = await graphql<{ allSitePage: { nodes: MadePage[] } }>(allPages);
  const address = readSiteAddress(process.env);
  const home = homeAddress(address);
  const publicFolder = join(root, "public");
  deferAllScripts(publicFolder, newPageFiles(publicFolder));
  finishServerErrorPage(publicFolder);
  publishBuildInfo(root, publicFolder);
  publishNextBuild(root, publicFolder);
  instructCrawlers(publicFolder, home);
  const published = publishTwins(
    root,
    publicFolder,
    data?.allSitePage.nodes ?? [],
    home || address.pathPrefix,
  );
  keepSearchRecords(root, published);
  // Without SITE_URL no page names its picture.
  keepSharingRecords(root, home ? published : []);
  publishJsonFeed(root, publicFolder, home);
  publishSecurityText(root, publicFolder, home);
  publishOldServiceWorkers(root, publicFolder);
};
