import { pathOf } from "../../routes/page-table";
import { fileAddress } from "../address";
import { wordCount } from "../word-count";
import { absolute, type StructuredDataContext } from "./context";
import { company, dates, type Dated, type Described } from "./described";

type Author = Pick<Queries.Person, "slug" | "name" | "role" | "sample">;

/** The author of an article; the company if the author is a sample, because no such person exists. */
const writer = (context: StructuredDataContext, { slug, name, role, sample }: Author) => {
  if (sample) return company(context);
  const url = absolute(context, `${pathOf("about-page")}#${slug}`);
  return { "@type": "Person", name, jobTitle: role, url, worksFor: company(context) };
};

interface Written extends Described {
  /** Parts of the text, as HTML. */
  bodies: readonly string[];
  author: Author;
}

/** Common properties of articles and guides. */
const written = (
  context: StructuredDataContext,
  { path, name, description, image, bodies, author }: Written,
) => ({
  headline: name,
  description,
  mainEntityOfPage: absolute(context, path),
  ...(image ? { image: fileAddress(context.siteUrl, image) } : {}),
  inLanguage: context.site.language,
  wordCount: wordCount(bodies),
  author: writer(context, author),
  publisher: company(context),
});

/** schema.org BlogPosting: an article of the blog. */
export const blogPosting = (context: StructuredDataContext, article: Written & Dated) => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  ...written(context, article),
  ...dates(article),
});

/** schema.org TechArticle: a guide to a technology. It has no date, because it is kept up to date. */
export const techArticle = (context: StructuredDataContext, guide: Written & { about: string }) => ({
  "@context": "https://schema.org",
  "@type": "TechArticle",
  ...written(context, guide),
  about: guide.about,
});
