import { fileAddress } from "../address";
import { absolute, type StructuredDataContext } from "./context";
import { company, dates, type Dated, type Described } from "./described";

/** schema.org CreativeWork: a case study. */
export const creativeWork = (
  context: StructuredDataContext,
  { path, name, description, image, keywords, ...dated }: Described & Dated & { keywords: readonly string[] },
) => ({
  "@context": "https://schema.org",
  "@type": "CreativeWork",
  name,
  description,
  url: absolute(context, path),
  ...(image ? { image: fileAddress(context.siteUrl, image) } : {}),
  ...dates(dated),
  inLanguage: context.site.language,
  keywords: keywords.join(", "),
  creator: company(context),
});
