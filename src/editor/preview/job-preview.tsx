import { Hero } from "../../sections/hero/hero";
import { Opening } from "../../sections/openings/opening";
import { OpeningTerms } from "../../sections/openings/opening-terms";
import { applyPath } from "../../routes/route-name";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import { dayOf } from "./day-of";
import type { PreviewProps } from "./previews";

type Job = NonNullable<Queries.JobTemplateQuery["page"]>;

/** The query gives the pictures names of its own. */
interface JobFile {
  page: Job & { image: Job["picture"]; imageNight: Job["pictureNight"] };
}

/**
 * The part of `templates/job.tsx` that shows the entry. `beside`: the page of all openings, whose picture it may use.
 */
export const JobPreview = ({
  page: job,
  beside,
}: PreviewProps<JobFile, Queries.JobTemplateQuery["list"]>) => {
  const { jobs: labels } = useLabels();
  const apply = interpolate(labels.apply, { job: job.heading });
  const hero = {
    ...beside.hero,
    ...(job.image && { image: job.image, imageNight: job.imageNight, alt: "" }),
    ...{ eyebrow: labels.one, heading: job.heading, text: job.text, hue: job.hue },
    actions: job.heading ? [{ label: apply, href: applyPath(job.slug), from: false, times: false }] : [],
  };
  return (
    <>
      <Hero hero={hero} look="inside">
        {job.createdAt && (
          <OpeningTerms
            job={job}
            posted={dayOf(job.createdAt)}
            closes={job.expiresAt && dayOf(job.expiresAt)}
          />
        )}
      </Hero>
      {job.requirements.length > 0 && <Opening job={job} />}
    </>
  );
};
