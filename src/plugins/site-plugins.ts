import type { GatsbyConfig } from "gatsby";
import { site } from "../content-model/entities/site";
import { readSettings } from "../content-model/read-settings";
import { hiddenPaths } from "../routes/hidden-paths";
import { blogFeed } from "./blog-feed";

type Plugins = NonNullable<GatsbyConfig["plugins"]>;

/** Web manifest and icons, from the site's own settings. */
const manifest = (root: string): Plugins[number] => {
  const { company, description, language, themeColor } = readSettings(root, site);
  return {
    resolve: "gatsby-plugin-manifest",
    options: {
      name: company,
      short_name: company,
      description,
      lang: language,
      start_url: "/",
      display: "browser",
      background_color: themeColor.light,
      theme_color: themeColor.light,
      icon: "static/icon.svg",
      theme_color_in_head: false,
      // No page needs eight links to icons for old phones; src/gatsby/on-render-body.tsx has one.
      legacy: false,
      cache_busting_mode: "none",
    },
  };
};

/** Lists of pages for search engines and feed readers; they need the site's own address. */
const lists = (root: string): Plugins => [
  {
    resolve: "gatsby-plugin-sitemap",
    options: { output: "/", excludes: hiddenPaths },
  },
  blogFeed(readSettings(root, site)),
];

/** Plugins that depend on the site's settings and on whether its address is known. */
export const sitePlugins = (root: string, siteUrl: string | undefined): Plugins => [
  manifest(root),
  ...(siteUrl ? lists(root) : []),
];
