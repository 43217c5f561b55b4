import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Section } from "../components/section/section";
import { Hero } from "../sections/hero/hero";
import { OpeningLinks } from "../sections/openings/opening-links";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const ClosedOpeningTemplate = ({ data }: TemplateProps<Queries.ClosedOpeningTemplateQuery>) => {
  const { page, jobs } = data;
  return (
    <>
      <Seo seo={page.seo} hidden trail={false} />
      <PageBody>
        <Hero hero={page.hero} look="inside" />
        {jobs.nodes.length > 0 && (
          <Section intro={page.openings} tone="band">
            <OpeningLinks jobs={jobs.nodes} />
          </Section>
        )}
      </PageBody>
    </>
  );
};

export default ClosedOpeningTemplate;

export const query = graphql`
  query ClosedOpeningTemplate {
    page: closedOpeningPage {
      ...ClosedOpeningPage
    }
    jobs: allJob(sort: [{ createdAt: DESC }, { slug: ASC }]) {
      nodes {
        ...JobLine
      }
    }
  }
`;
