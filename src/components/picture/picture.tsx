import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";

/** What the picture fragments answer: encoded widths, or for drawings (SVG) the file alone. */
export interface PictureFile {
  publicURL: string | null;
  childImageSharp?: {
    gatsbyImageData: IGatsbyImageData;
    /** What phones get instead, where the fragment asks for it: lighter, mostly a closer crop. */
    phone?: IGatsbyImageData;
  } | null;
}

interface PictureProps {
  file: PictureFile;
  alt: string;
  className?: string | undefined;
  /** The picture that a visitor sees first: fetched at once, with high priority. */
  priority?: boolean;
  /** Overrides the `sizes` of the fragment where a place is narrower. */
  sizes?: string;
}

const phones = "(max-width: 36em)";

/** Every format that was encoded, the smallest first; with one format, the fallback is all there is. */
const sourcesOf = ({ images }: IGatsbyImageData) => [
  ...(images.sources ?? []),
  ...(images.fallback ? [{ ...images.fallback, type: undefined }] : []),
];

/** Chooses the phones' picture there, with its own measures, so that nothing moves when it arrives. */
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
 * Asks for the page's first picture before the fonts, which stand in the head: on a slow line the largest thing on the
 * page is not to wait for them.
 */
const Preload = ({ data, media, sizes }: PreloadProps) => {
  const { type, srcSet, sizes: usual } = sourcesOf(data)[0]!;
  // Helmet writes what is undefined as an empty attribute.
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
 * A native `<img srcset>`: with one format, gatsby-plugin-image's data needs none of its scripts,
 * and the picture shows before anything hydrates.
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
      // Painted along with the text, not a frame later.
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
