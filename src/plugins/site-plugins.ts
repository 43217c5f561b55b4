import { relative } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { site } from "../content-model/entities/site";
import { theme } from "../content-model/entities/theme";
import { markFile } from "../content-model/mark";
import { readSettings } from "../content-model/read-settings";
import { hiddenPaths } from "../routes/hidden-paths";
import { blogFeed } from "./blog-feed";
import { lastChanges } from "./last-changes";

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
