import type { StructuredDataContext } from "../../seo/structured-data/context";
import { videoObject } from "../../seo/structured-data/video-object";

type Testimonial = Pick<
  Queries.TestimonialFragment,
  "name" | "role" | "text" | "url" | "createdAt" | "sample"
> & {
  image: { publicURL: string | null } | null;
};

/** Structured data of the videos, without samples, and without videos that lack a picture or date. */
export const videoData = (context: StructuredDataContext, testimonials: readonly Testimonial[]) =>
  testimonials.flatMap(({ name, role, text, url, image, createdAt, sample }) =>
    url && image?.publicURL && createdAt && !sample
      ? videoObject(context, {
          name: `${name}, ${role}`,
          description: text,
          image: image.publicURL,
          url,
          publishedOn: createdAt,
        })
      : [],
  );
