import { fileAddress } from "../address";
import { absolute, type StructuredDataContext } from "./context";
import { dayOf, type Described } from "./described";

/** schema.org VideoObject. Do not use it for sample content. */
export const videoObject = (
  context: StructuredDataContext,
  video: Pick<Described, "name" | "description"> & { image: string; url: string; publishedOn: string },
) => ({
  "@context": "https://schema.org",
  "@type": "VideoObject",
  name: video.name,
  description: video.description,
  thumbnailUrl: fileAddress(context.siteUrl, video.image),
  contentUrl: video.url.startsWith("/") ? absolute(context, video.url) : video.url,
  // With a time and a zone, which search engines require.
  uploadDate: `${dayOf(video.publishedOn)}T00:00:00Z`,
});
