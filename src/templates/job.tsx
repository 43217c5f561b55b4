import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Section } from "../components/section/section";
import { Hero } from "../sections/hero/hero";
import { ItemSection } from "../sections/item-section/item-section";
import { Opening } from "../sections/openings/opening";
import { OpeningTerms } from "../sections/openings/opening-terms";
import { OpeningLinks } from "../sections/openings/opening-links";
import { jobPostings } from "../seo/structured-data/job-posting";
import { Seo } from "../seo/seo";
import { useLabels } from "../site-data/context";
import { interpolate } from "../content-model/interpolate";
import { applyPath } from "../routes/route-name";
import type { TemplateProps } from "../routes/template-props";

const JobTemplate = ({ data }: TemplateProps<Queries.JobTemplateQuery>) => {
  const { page: job, list } = data;
  const { jobs: labels } = useLabels();
  const apply = interpolate(labels.apply, { job: job.heading });
  const hero = {
    ...list.hero,
    ...(job.picture && { image: job.picture, imageNight: job.pictureNight, alt: "" }),
    ...{ eyebrow: labels.one, heading: job.heading, text: job.text, hue: job.hue },
    actions: [{ label: apply, href: applyPath(job.slug), from: false, times: false }],
  };
  return (
    <>
      <Seo seo={job.seo} structuredData={(context) => jobPostings(context, [job])} />
      <PageBody>
        <Hero hero={hero} look="inside">
          <OpeningTerms job={job} posted={job.posted} closes={job.closes} />
        </Hero>
        <Opening job={job} />
        <ItemSection section={list.steps} look="steps" tone="band" />
        {data.others.nodes.length > 0 && (
          <Section intro={{ heading: labels.others }}>
            <OpeningLinks jobs={data.others.nodes} />
          </Section>
        )}
      </PageBody>
    </>
  );
};

export default JobTemplate;

export const query = graphql`
  query JobTemplate($slug: String!) {
    page: job(slug: { eq: $slug }) {
      ...Job
      picture: image {
        ...HeroPicture
        ...HeroPhoneCrop
      }
      pictureNight: imageNight {
        ...HeroNight
      }
      posted: createdAt(formatString: "D MMMM YYYY")
      closes: expiresAt(formatString: "D MMMM YYYY")
    }
    list: joinUsPage {
      hero {
        ...Hero
      }
      steps {
        ...ItemSection
      }
    }
    others: allJob(filter: { slug: { ne: $slug } }, sort: [{ createdAt: DESC }, { slug: ASC }]) {
      nodes {
        ...JobLine
      }
    }
  }
`;
