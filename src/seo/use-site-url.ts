import { graphql, useStaticQuery } from "gatsby";

/** Address of the site without a trailing slash; empty while SITE_URL is not set. */
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
