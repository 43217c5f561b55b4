import { pathOf } from "../../routes/page-table";
import { fileAddress } from "../address";
import { absolute, type StructuredDataContext } from "./context";
import { wordCount } from "../word-count";

interface Described {
  path: string;
  name: string;
  description: string;
  image?: string | null | undefined;
}

const provider = (context: StructuredDataContext) => ({ "@id": absolute(context, "/#organization") });

const company = (context: StructuredDataContext) => ({
  "@type": "Organization",
  ...provider(context),
  name: context.site.company,
});

/** schema.org Service: a service that the company sells. */
export const serviceData = (context: StructuredDataContext, { path, name, description }: Described) => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name,
  description,
  url: absolute(context, path),
  serviceType: name,
  provider: company(context),
});

/** schema.org FAQPage; answers are HTML. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

interface Author {
  slug: string;
  name: string;
  role: string;
  sample: boolean;
}

/** The person who wrote an article; the company in place of a sample, because nobody of that name exists. */
const writer = (context: StructuredDataContext, { slug, name, role, sample }: Author) => {
  if (sample) return company(context);
  const url = absolute(context, `${pathOf("about-page")}#${slug}`);
  return { "@type": "Person", name, jobTitle: role, url, worksFor: company(context) };
};

interface Dated {
  /** Date of publication, 2024-05-31. */
  publishedOn: string;
  /** Day of the last change, if there was one. */
  changedOn?: string | null | undefined;
}

/** Gatsby makes midnight UTC of a day, which is another day in half of the world. */
const dayOf = (moment: string): string => moment.slice(0, 10);

const dates = ({ publishedOn, changedOn }: Dated) => ({
  datePublished: dayOf(publishedOn),
  dateModified: dayOf(changedOn ?? publishedOn),
});

interface Written extends Described {
  /** The parts of the text, as HTML. */
  bodies: readonly string[];
  author: Author;
}

/** What articles and guides have in common. */
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

/** schema.org TechArticle: a guide to a technology. It is kept up to date and has no date. */
export const techArticle = (context: StructuredDataContext, guide: Written & { about: string }) => ({
  "@context": "https://schema.org",
  "@type": "TechArticle",
  ...written(context, guide),
  about: guide.about,
});

/** schema.org WebPage, or a kind of it, about what its `mainEntity` says. */
const webPage = (
  context: StructuredDataContext,
  type: "AboutPage" | "CollectionPage" | "ContactPage",
  { path, name, description }: Described,
  mainEntity: object,
) => ({
  "@context": "https://schema.org",
  "@type": type,
  name,
  description,
  url: absolute(context, path),
  inLanguage: context.site.language,
  isPartOf: { "@id": absolute(context, "/#website") },
  mainEntity,
});

/** schema.org AboutPage or ContactPage: a page about the company. */
export const companyPage = (
  context: StructuredDataContext,
  type: "AboutPage" | "ContactPage",
  page: Described,
) => webPage(context, type, page, provider(context));

/** schema.org CollectionPage: a page that lists other pages. */
export const collectionPage = (
  context: StructuredDataContext,
  page: Described,
  items: readonly Pick<Described, "path" | "name">[],
) =>
  webPage(context, "CollectionPage", page, {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(context, path),
    })),
  });

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
  uploadDate: dayOf(video.publishedOn),
});

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

/** Of the office that a place names, else of the first. */
const countryOf = ({ site: { offices } }: StructuredDataContext, location: string): string | undefined =>
  (offices.find(({ name }) => location.includes(name)) ?? offices[0])?.country;

/** An opening, in the words of its content file. */
interface Opening {
  slug: string;
  heading: string;
  text: string;
  createdAt: string;
  expiresAt: string | null;
  employmentType: string;
  location: string;
  duties: readonly { heading: string; text: string }[];
  requirements: readonly string[];
}

/** schema.org JobPosting. Do not use it for sample content. */
export const jobPosting = (context: StructuredDataContext, job: Opening) => {
  const duties = job.duties.map(({ heading, text }) => `${heading}: ${text}`);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.heading,
    url: absolute(context, pathOf("job", job.slug)),
    // The complete opening, one item per line: search engines show nothing else of it.
    description: [job.text, ...duties, ...job.requirements].join("\n"),
    ...(duties.length > 0 && { responsibilities: duties.join("\n") }),
    qualifications: job.requirements.join("\n"),
    datePosted: dayOf(job.createdAt),
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    employmentType: job.employmentType,
    hiringOrganization: company(context),
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: job.location,
        addressCountry: countryOf(context, job.location),
      },
    },
  };
};
