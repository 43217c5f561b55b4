import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";

/** Result of the picture fragments: encoded sizes, or only the file for SVG. */
export interface PictureFile {
  publicURL: string | null;
  childImageSharp?: {
    gatsbyImageData: IGatsbyImageData;
    /** Source for phones, where the fragment queries one: smaller, usually a closer crop. */
    phone?: IGatsbyImageData;
  } | null;
}

interface PictureProps {
  file: PictureFile;
  alt: string;
  className?: string | undefined;
  /** The page's first picture: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Overrides the fragment's `sizes` where the picture is narrower. */
  sizes?: string;
}

const phones = "(max-width: 36em)";

/** The sources of all encoded formats, smallest first. With only one format, the fallback `img` is enough. */
const sourcesOf = ({ images }: IGatsbyImageData) => [
  ...(images.sources ?? []),
  ...(images.fallback ? [{ ...images.fallback, type: undefined }] : []),
];

/** Adds the source for phones with its own dimensions, so that there is no layout shift when it loads. */
const ForPhones = ({ data, children }: { data: IGatsbyImageData; children: ReactNode }) => (
  <picture>
    {sourcesOf(data).map(({ type, srcSet, sizes }) => (
      <source
        key={srcSet}
        media={phones}
        type={type}
        srcSet={srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
      />
    ))}
    {children}
  </picture>
);

interface PreloadProps {
  data: IGatsbyImageData;
  media?: string | undefined;
  sizes?: string | undefined;
}

/**
 * Preloads the page's first picture ahead of the fonts in the head: on a slow connection it is the Largest Contentful
 * Paint and should not wait for them.
 */
const Preload = ({ data, media, sizes }: PreloadProps) => {
  const { type, srcSet, sizes: usual } = sourcesOf(data)[0]!;
  // Helmet renders undefined as an empty attribute.
  const chosenBy = { ...(type && { type }), ...(media && { media }) };
  return (
    <Helmet>
      <link
        {...{ fetchpriority: "high" }}
        rel="preload"
        as="image"
        imageSrcSet={srcSet}
        imageSizes={sizes ?? usual}
        {...chosenBy}
      />
    </Helmet>
  );
};

/**
 * A native `<img srcset>`. gatsby-plugin-image's own component would need its scripts; this one shows before hydration.
 */
export const Picture = ({ file, alt, className, priority = false, sizes }: PictureProps) => {
  const data = file.childImageSharp?.gatsbyImageData;
  const source = data && sourcesOf(data)[0];
  const loading = priority ? { fetchpriority: "high" } : { loading: "lazy" as const };
  const picture = (
    <img
      {...loading}
      src={data?.images.fallback?.src ?? source?.srcSet?.split(" ")[0] ?? file.publicURL ?? ""}
      srcSet={source?.srcSet}
      sizes={source?.srcSet ? (sizes ?? source.sizes) : undefined}
      width={data?.width}
      height={data?.height}
      alt={alt}
      // `sync` paints the picture together with the text instead of a frame later.
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
  const phone = file.childImageSharp?.phone;
  const first = phone ?? data;
  return (
    <>
      {priority && first && (
        <Preload data={first} media={phone && phones} sizes={phone ? undefined : sizes} />
      )}
      {phone ? <ForPhones data={phone}>{picture}</ForPhones> : picture}
    </>
  );
};
