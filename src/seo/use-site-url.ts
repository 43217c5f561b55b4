import { graphql, useStaticQuery } from "gatsby";

/** URL of the site without a trailing slash; empty when SITE_URL is not set. */
export const useSiteUrl = (): string =>
  useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `).site?.siteMetadata?.siteUrl ?? "";
