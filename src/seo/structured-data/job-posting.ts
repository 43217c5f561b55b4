import { pathOf } from "../../routes/page-table";
import { absolute, type StructuredDataContext } from "./context";
import { company, dayOf } from "./described";

/** Google requires country names for applicants, but addresses have country codes. */
const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** An opening, as in its content file. */
interface Opening {
  sample: boolean;
  slug: string;
  heading: string;
  text: string;
  createdAt: string;
  expiresAt: string | null;
  employmentType: string;
  workplace: { town: string; country: string } | null;
  remoteWithin: readonly string[];
  duties: readonly { heading: string; text: string }[];
  requirements: readonly string[];
}

const jobPosting = (context: StructuredDataContext, job: Opening) => {
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
    ...(job.workplace && {
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: job.workplace.town,
          addressCountry: job.workplace.country,
        },
      },
    }),
    ...(job.remoteWithin.length > 0 && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: job.remoteWithin.map((code) => ({
        "@type": "Country",
        name: countryNames.of(code),
      })),
    }),
  };
};

/** schema.org JobPosting of each opening that is no sample and has a place of work. */
export const jobPostings = (context: StructuredDataContext, jobs: readonly Opening[]) =>
  jobs
    .filter(({ sample, workplace, remoteWithin }) => !sample && (workplace ?? remoteWithin[0]))
    .map((job) => jobPosting(context, job));
