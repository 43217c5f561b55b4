import { pathOf } from "../../routes/page-table";
import { fileAddress } from "../address";
import { absolute, type StructuredDataContext } from "./context";

interface Described {
  path: string;
  name: string;
  description: string;
  image?: string | null | undefined;
}

const provider = (context: StructuredDataContext) => ({ "@id": absolute(context, "/#organization") });

/** schema.org Service: a service that the company sells. */
export const serviceData = (context: StructuredDataContext, { path, name, description }: Described) => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name,
  description,
  url: absolute(context, path),
  provider: { "@type": "Organization", ...provider(context), name: context.site.company },
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
  const company = { "@type": "Organization", ...provider(context), name: context.site.company };
  if (sample) return company;
  const url = absolute(context, `${pathOf("about-page")}#${slug}`);
  return { "@type": "Person", name, jobTitle: role, url, worksFor: company };
};

/** schema.org BlogPosting; `publishedOn` is a date, 2024-05-31. */
export const blogPosting = (
  context: StructuredDataContext,
  {
    path,
    name,
    description,
    image,
    publishedOn,
    author,
  }: Described & { publishedOn: string; author: Author },
) => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: name,
  description,
  datePublished: publishedOn,
  mainEntityOfPage: absolute(context, path),
  ...(image ? { image: fileAddress(context.siteUrl, image) } : {}),
  author: writer(context, author),
  publisher: { "@type": "Organization", ...provider(context), name: context.site.company },
});

/** schema.org CreativeWork: a case study. */
export const creativeWork = (
  context: StructuredDataContext,
  { path, name, description, image }: Described,
) => ({
  "@context": "https://schema.org",
  "@type": "CreativeWork",
  name,
  description,
  url: absolute(context, path),
  ...(image ? { image: fileAddress(context.siteUrl, image) } : {}),
  creator: { "@type": "Organization", ...provider(context), name: context.site.company },
});

/** schema.org JobPosting. Do not use it for sample content. */
export const jobPosting = (
  context: StructuredDataContext,
  job: Described & {
    publishedOn: string;
    employmentType: string;
    location: string;
    duties: readonly string[];
    requirements: readonly string[];
  },
) => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.name,
  // The complete opening, one item per line: search engines show nothing else of it.
  description: [job.description, ...job.duties, ...job.requirements].join("\n"),
  ...(job.duties.length > 0 && { responsibilities: job.duties.join("\n") }),
  qualifications: job.requirements.join("\n"),
  datePosted: job.publishedOn,
  employmentType: job.employmentType,
  hiringOrganization: { "@type": "Organization", ...provider(context), name: context.site.company },
  jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: job.location } },
});
