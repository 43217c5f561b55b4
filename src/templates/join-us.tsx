import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { clientConfig } from "../config/client-config";
import { ClosingSection } from "../sections/availability/closing-section";
import { Hero } from "../sections/hero/hero";
import { ItemSection } from "../sections/item-section/item-section";
import { Openings } from "../sections/openings/openings";
import { RecruitingEmbed } from "../sections/openings/recruiting-embed";
import { jobPostings } from "../seo/structured-data/job-posting";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const JoinUsTemplate = ({ data }: TemplateProps<Queries.JoinUsTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        // A configured recruiting widget lists other jobs, and has its own structured data.
        structuredData={(context) =>
          clientConfig.recruiting.script ? [] : jobPostings(context, data.jobs.nodes)
        }
      />
      <PageBody>
        <Hero hero={page.hero} look="inside" />
        <RecruitingEmbed intro={page.openings}>
          <Openings intro={page.openings} jobs={data.jobs.nodes} />
        </RecruitingEmbed>
        <ItemSection section={page.steps} look="steps" />
        <ClosingSection section={page.closingSection} hue="teal" />
      </PageBody>
    </>
  );
};

export default JoinUsTemplate;

export const query = graphql`
  query JoinUsTemplate {
    page: joinUsPage {
      ...JoinUsPage
    }
    jobs: allJob(sort: [{ createdAt: DESC }, { slug: ASC }]) {
      nodes {
        ...Job
      }
    }
  }
`;
