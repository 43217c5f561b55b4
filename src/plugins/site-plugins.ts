import { relative } from "node:path";
import { execFileSync } from "node:child_process";
import type { GatsbyConfig } from "gatsby";
import { site, type SiteSettings } from "../content-model/entities/site";
import { theme } from "../content-model/entities/theme";
import { markFile } from "../content-model/mark";
import { readSettings } from "../content-model/read-settings";
import { hiddenPaths } from "../routes/hidden-paths";
import { pathOf, pageTable } from "../routes/page-table";
import { entriesInFeed } from "../routes/paged-list";
import { contentFilesOf } from "../content-model/content-files";
import { isCollection } from "../content-model/entity";
import { entityNamed } from "../content-model/entities/entities";
import { parseYamlFile, loadParseCache } from "../content-model/parse-yaml-file";
import { textAt } from "../content-model/records";

const git = (root: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
    stdio: ["ignore", "pipe", "ignore"],
  });

/**
 * Date of each content file's last commit, by its path from the root. Empty without git, and in a shallow clone, whose
 * oldest commit seems to have changed every file.
 */
const committed = (root: string): Map<string, string> => {
  const times = new Map<string, string>();
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return times;
    // -z keeps names as they are; otherwise git quotes names with a quotation mark or an é.
    const log = git(root, "log", "-z", "--format=//%cI", "--name-only", "--relative", "--", "content");
    for (const commit of log.split(/(?:^|\0)\/\//).slice(1)) {
      const [time = "", ...files] = commit.replace("\0\n", "\0").split("\0");
      for (const file of files) if (!times.has(file)) times.set(file, time);
    }
  } catch {
    return new Map();
  }
  return times;
};

/** Date of each page's last change, by path: from its file, otherwise from git. Pages without either are missing. */
export const lastChanges = (root: string): ReadonlyMap<string, string> => {
  const times = committed(root);
  loadParseCache(root);
  return new Map(
    pageTable.flatMap(({ entity: kind }) => {
      const entity = entityNamed(kind);
      return contentFilesOf(root, entity).flatMap((file): [string, string][] => {
        const fields = parseYamlFile(file);
        const own = textAt(fields, "updatedAt") ?? textAt(fields, "createdAt");
        const time = own ?? times.get(relative(root, file));
        return time ? [[pathOf(kind, isCollection(entity) ? textAt(fields, "slug") : ""), time]] : [];
      });
    }),
  );
};

interface FeedQuery {
  site: { siteMetadata: { siteUrl: string } };
  allArticle: {
    nodes: readonly { slug: string; heading: string; text: string; createdAt: string }[];
  };
}

/** RSS feed of the newest articles at the path `feed`. */
const blogFeed = ({ company, description }: SiteSettings, feed: string) => ({
  resolve: "gatsby-plugin-feed",
  options: {
    query: "{ site { siteMetadata { siteUrl } } }",
    setup: ({ query }: { query: FeedQuery }) => ({
      title: company,
      description,
      site_url: query.site.siteMetadata.siteUrl,
      feed_url: `${query.site.siteMetadata.siteUrl}${feed}`,
    }),
    feeds: [
      {
        output: feed,
        title: company,
        query: `{ allArticle(sort: [{ createdAt: DESC }, { slug: ASC }], limit: ${entriesInFeed}) { nodes { slug heading text createdAt } } }`,
        serialize: ({ query: { site, allArticle } }: { query: FeedQuery }) =>
          allArticle.nodes.map(({ slug, heading, text, createdAt }) => {
            const url = `${site.siteMetadata.siteUrl}${pathOf("article", slug)}`;
            return { title: heading, description: text, date: createdAt, url, guid: url };
          }),
      },
    ],
  },
});

type Plugins = NonNullable<GatsbyConfig["plugins"]>;

/** Web manifest and icons. */
const manifest = (root: string): Plugins[number] => {
  const { company, description, language } = readSettings(root, site);
  const { ground } = readSettings(root, theme).day;
  return {
    resolve: "gatsby-plugin-manifest",
    options: {
      name: company,
      short_name: company,
      description,
      lang: language,
      start_url: "/",
      display: "browser",
      background_color: ground,
      theme_color: ground,
      icon: relative(root, markFile(root)),
      theme_color_in_head: false,
      // Otherwise the plugin adds eight icon links for old phones; src/gatsby/on-render-body.tsx adds the one that is
      // needed.
      legacy: false,
      cache_busting_mode: "none",
    },
  };
};

/** Sitemap and RSS feed; both need the site's origin. */
const lists = (root: string): Plugins => {
  const settings = readSettings(root, site);
  // Computed on demand, because each of Gatsby's workers loads this module.
  let changes: ReadonlyMap<string, string> | undefined;
  const changeOf = (path: string) => (changes ??= lastChanges(root)).get(path);
  return [
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        // As by default, but sorted, because Gatsby's own order differs between builds.
        query: "{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path } } }",
        excludes: hiddenPaths,
        serialize: ({ path }: { path: string }) => ({ url: path, lastmod: changeOf(path) }),
      },
    },
    ...(settings.feed ? [blogFeed(settings, settings.feed)] : []),
  ];
};

/** Plugins that depend on the site's settings, or on SITE_URL. */
export const sitePlugins = (root: string, siteUrl: string | undefined): Plugins => [
  manifest(root),
  ...(siteUrl ? lists(root) : []),
];
