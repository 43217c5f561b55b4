import { pathOf } from "../../routes/page-table";
import { absolute, type StructuredDataContext } from "./context";
import { company, dayOf } from "./described";

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
