import { graphql } from "gatsby";
import { basePath } from "../config/base-path";
import { sharingPath, sharingSize } from "../config/sharing-picture";
import type { PageContext } from "../routes/page-context";
import { twinPath } from "../routes/twin-path";
import { pageAddress } from "./address";
import { DataScripts } from "./data-scripts";
import { pageTitle } from "./page-title";
import { breadcrumbList } from "./structured-data/breadcrumb-list";
import type { StructuredDataContext } from "./structured-data/context";
import { useSettings } from "../site-data/use-settings";
import { useSiteUrl } from "./use-site-url";

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;

interface SeoProps {
  /** The page's own context. */
  route: PageContext;
  seo: {
    title: string;
    description: string;
  };
  /** Open Graph type. */
  type?: "website" | "article";
  /** Adds `noindex`, for pages such as /thank-you. */
  hidden?: boolean;
  /** Path of the page whose picture other sites show, where it has none of its own. */
  sharedAs?: string;
  /** Adds BreadcrumbList data. Not for pages served at other URLs, such as the 404 page. */
  trail?: boolean;
  /** schema.org objects besides the BreadcrumbList; see `structured-data/`. */
  structuredData?: (context: StructuredDataContext) => readonly object[];
}

/**
 * All that a page's `Head` has. Gatsby draws it outside of the layout, so it has no context but the queries. Without
 * SITE_URL every page is `noindex`, because its canonical URL is unknown.
 */
export const Seo = ({
  route: { pagePath: path, crumbs },
  seo,
  type = "website",
  hidden = false,
  sharedAs,
  trail = true,
  structuredData,
}: SeoProps) => {
  const context = { site: useSettings().site, siteUrl: useSiteUrl() };
  const {
    site: { company, language, jsonFeed },
    siteUrl,
  } = context;
  // The home page has no breadcrumbs.
  const all = [
    ...(structuredData?.(context) ?? []),
    ...(trail && crumbs.length > 1 ? [breadcrumbList(context, crumbs)] : []),
  ];
  const address = pageAddress(siteUrl, path);
  const picture = siteUrl + sharingPath(sharedAs ?? (hidden ? "/" : path));
  return (
    <>
      {/* On the server alone: in the browser Gatsby would take it off and on again, which restyles the whole page. */}
      {typeof window === "undefined" && <html lang={language} />}
      <title>{pageTitle(seo.title, company)}</title>
      <meta name="description" content={seo.description} />
      {(hidden || !siteUrl) && <meta name="robots" content="noindex" />}
      {siteUrl && !hidden && <link rel="canonical" href={address} />}
      {!hidden && <link rel="alternate" type="text/markdown" href={basePath() + twinPath(path)} />}
      {siteUrl && jsonFeed && (
        <link rel="alternate" type="application/feed+json" title={company} href={basePath() + jsonFeed} />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={company} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {siteUrl && <meta property="og:url" content={address} />}
      {siteUrl && <meta property="og:image" content={picture} />}
      {siteUrl && <meta property="og:image:width" content={String(sharingSize.width)} />}
      {siteUrl && <meta property="og:image:height" content={String(sharingSize.height)} />}
      {siteUrl && <meta property="og:image:alt" content={seo.title} />}
      <meta name="twitter:card" content="summary_large_image" />
      <DataScripts items={all} />
    </>
  );
};
