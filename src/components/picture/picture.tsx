import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import type { Theme } from "../../browser/before-paint/theme";
import { deferredPreload } from "../../browser/before-paint/deferred-preload";

/** Result of the picture fragments: encoded sizes, or only the file for SVG. */
export interface PictureFile {
  publicURL: string | null;
  childImageSharp?: {
    gatsbyImageData: IGatsbyImageData;
    /** Source for phones, if the fragment queries one: smaller, usually a closer crop. */
    phone?: IGatsbyImageData;
  } | null;
}

/** The picture, with the phone source taken from another picture that was drawn for phones. */
export const withPhone = (
  file: PictureFile,
  other: { childImageSharp: { phone: IGatsbyImageData } | null } | null,
) =>
  file.childImageSharp && other?.childImageSharp
    ? { ...file, childImageSharp: { ...file.childImageSharp, phone: other.childImageSharp.phone } }
    : file;

interface PictureProps {
  file: PictureFile;
  alt: string;
  className?: string | undefined;
  /** The page's first picture: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Overrides the fragment's `sizes` where the picture is narrower. */
  sizes?: string | undefined;
  /** Has an opaque background, which is dimmed at night so as not to glare. */
  opaqueBackground?: boolean;
  /** The theme that shows this picture, if it has a variant for the other theme. */
  theme?: Theme;
}

export const onServer = typeof window === "undefined";

const phones = "(max-width: 36em)";

/** The sources of all encoded formats, smallest first. With only one format, the fallback `img` is enough. */
const sourcesOf = ({ images }: IGatsbyImageData) => [
  ...(images.sources ?? []),
  ...(images.fallback ? [{ ...images.fallback, type: undefined }] : []),
];

/** Gatsby's sizes can be fractions, which HTML does not allow. */
const sizeOf = ({ width, height }: IGatsbyImageData) => ({
  width: Math.round(width),
  height: Math.round(height),
});

interface ForPhonesProps {
  data: IGatsbyImageData;
  theme: Theme | undefined;
  children: ReactNode;
}

/**
 * Adds the source for phones, with its own dimensions, so that nothing shifts when it loads. Without scripts the dark
 * theme is never shown, so its picture gets no source in `noscript`.
 */
const ForPhones = ({ data, theme, children }: ForPhonesProps) => (
  <picture>
    {theme === "dark" && <source media="(scripting: none)" srcSet="data:," />}
    {sourcesOf(data).map(({ type, srcSet, sizes }) => (
      <source key={srcSet} media={phones} type={type} srcSet={srcSet} sizes={sizes} {...sizeOf(data)} />
    ))}
    {children}
  </picture>
);

/**
 * A link that preloads the page's first picture before the fonts, because on a slow connection the picture is the
 * Largest Contentful Paint. With a `theme` the preload waits for the script that sets the theme.
 */
export const preloadOf = (
  file: PictureFile,
  { sizes, theme }: { sizes?: string | undefined; theme?: Theme },
) => {
  const { gatsbyImageData: data, phone } = file.childImageSharp ?? {};
  const first = phone ?? data;
  const [source] = first ? sourcesOf(first) : [];
  if (!source) return undefined;
  const { type, srcSet, sizes: usual } = source;
  const media = phone && phones;
  // Helmet renders undefined as an empty attribute.
  return {
    fetchpriority: "high",
    rel: "preload",
    as: "image",
    imageSrcSet: srcSet,
    imageSizes: (phone ? undefined : sizes) ?? usual,
    ...(type && { type }),
    ...(theme ? deferredPreload(media, theme) : media && { media }),
  };
};

/**
 * A native `<img srcset>`. gatsby-plugin-image's own component would need its scripts; this one shows before hydration.
 */
export const Picture = ({
  file,
  alt,
  className,
  priority = false,
  sizes,
  opaqueBackground,
  theme,
}: PictureProps) => {
  const data = file.childImageSharp?.gatsbyImageData;
  const source = data && sourcesOf(data)[0];
  const loading = {
    ...(priority && { fetchpriority: "high" }),
    ...((!priority || theme) && { loading: "lazy" as const }),
  };
  const picture = (
    <img
      {...loading}
      src={data?.images.fallback?.src ?? source?.srcSet?.split(" ")[0] ?? file.publicURL ?? ""}
      srcSet={source?.srcSet}
      sizes={source?.srcSet ? (sizes ?? source.sizes) : undefined}
      {...(data && sizeOf(data))}
      alt={alt}
      // `sync` paints the picture together with the text instead of a frame later.
      decoding={priority ? "sync" : "async"}
      className={className}
      data-picture-theme={theme}
      data-opaque-background={opaqueBackground}
    />
  );
  const phone = file.childImageSharp?.phone;
  // A picture rendered in the browser requests its file itself.
  const preload = onServer && priority && !theme && preloadOf(file, { sizes });
  return (
    <>
      {preload && (
        <Helmet>
          <link {...preload} />
        </Helmet>
      )}
      {phone ? (
        <ForPhones data={phone} theme={theme}>
          {picture}
        </ForPhones>
      ) : (
        picture
      )}
    </>
  );
};
