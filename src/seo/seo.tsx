import { Helmet } from "react-helmet";
import { useIsHydrated } from "../browser/hydration/use-is-hydrated";
import { basePath } from "../config/base-path";
import { sharingPath, sharingSize } from "../config/sharing-picture";
import { useCurrentPath, useTrail } from "../routes/current-route";
import { markdownPath } from "../routes/page-table";
import { pageAddress, pageTitle } from "./address";
import type { Described } from "./structured-data/described";
import { breadcrumbList } from "./structured-data/web-page";
import { type StructuredDataContext, useStructuredDataContext } from "./structured-data/context";

/** JSON for a script, without characters that could end the script or begin an entity for XML parsers. */
const dataJson = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");

/** schema.org objects beside their subject; `<Seo>` puts those of the page into the head. */
export const DataScripts = ({ items }: { items: readonly object[] }) =>
  items.map((data, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataJson(data) }} />
  ));

interface SeoProps {
  seo: {
    title: string;
    description: string;
  };
  /** Open Graph type. */
  type?: "website" | "article";
  /** Adds `noindex`, for pages such as /thank-you. */
  hidden?: boolean;
  /** Path of the page whose sharing picture is used, if the page has none of its own. */
  sharedAs?: string;
  /** Adds BreadcrumbList data. Not for pages served at other URLs, such as the 404 page. */
  trail?: boolean;
  /** schema.org objects besides the BreadcrumbList; see `structured-data/`. `here` is what is known of the page itself. */
  structuredData?: (
    context: StructuredDataContext,
    here: Pick<Described, "path" | "description">,
  ) => readonly object[];
}

/** All head elements of a page. Without SITE_URL every page is `noindex`, because its canonical URL is unknown. */
export const Seo = ({
  seo,
  type = "website",
  hidden = false,
  sharedAs,
  trail = true,
  structuredData,
}: SeoProps) => {
  const context = useStructuredDataContext();
  const {
    site: { company, language, jsonFeed },
    siteUrl,
  } = context;
  const path = useCurrentPath();
  const crumbs = useTrail();
  // The home page has no breadcrumbs.
  const all = [
    ...(structuredData?.(context, { path, description: seo.description }) ?? []),
    ...(trail && crumbs.length > 1 ? [breadcrumbList(context, crumbs)] : []),
  ];
  const address = pageAddress(siteUrl, path);
  const picture = siteUrl + sharingPath(sharedAs ?? (hidden ? "/" : path));
  // React may discard a render while it hydrates, and `<Helmet>` keeps the tags of each render.
  if (!useIsHydrated()) return null;
  return (
    <Helmet>
      <html lang={language} />
      <title>{pageTitle(seo.title, company)}</title>
      <meta name="description" content={seo.description} />
      {(hidden || !siteUrl) && <meta name="robots" content="noindex" />}
      {siteUrl && !hidden && <link rel="canonical" href={address} />}
      {!hidden && <link rel="alternate" type="text/markdown" href={basePath() + markdownPath(path)} />}
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
      {all.map((data, index) => (
        <script key={index} type="application/ld+json">
          {dataJson(data)}
        </script>
      ))}
    </Helmet>
  );
};
