import type { SiteSettings } from "../content-model/entities/site";
import { pathOf } from "../routes/page-table";
import { entriesInFeed } from "../routes/paged-list";

interface FeedQuery {
  site: { siteMetadata: { siteUrl: string } };
  allArticle: {
    nodes: readonly { slug: string; heading: string; text: string; createdAt: string }[];
  };
}

/** RSS feed of the newest articles at the path `feed`. */
export const blogFeed = ({ company, description }: SiteSettings, feed: string) => ({
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
        query: `{ allArticle(sort: { createdAt: DESC }, limit: ${entriesInFeed}) { nodes { slug heading text createdAt } } }`,
        serialize: ({ query: { site, allArticle } }: { query: FeedQuery }) =>
          allArticle.nodes.map(({ slug, heading, text, createdAt }) => {
            const url = `${site.siteMetadata.siteUrl}${pathOf("article", slug)}`;
            return { title: heading, description: text, date: createdAt, url, guid: url };
          }),
      },
    ],
  },
});
