import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Button } from "../components/button/button";
import { HeadedLists } from "../components/headed-lists/headed-lists";
import { Section } from "../components/section/section";
import { Availability } from "../sections/availability/availability";
import { CaseStudyBanner } from "../sections/case-studies/case-study-banner";
import { Challenges } from "../sections/challenges/challenges";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { NextStory } from "../sections/story/next-story";
import { Play } from "../play/play";
import { FigureSection } from "../sections/figure-section/figure-section";
import { PointSection } from "../sections/point-section/point-section";
import { WorkCarousel } from "../sections/case-studies/work-carousel";
import { creativeWork } from "../seo/structured-data/creative-work";
import { Seo } from "../seo/seo";
import { useLabels } from "../site-data/context";
import { pathOf } from "../routes/page-table";
import { storiesPath } from "../routes/story-filter";
import type { TemplateProps } from "../routes/template-props";

const CaseStudyTemplate = ({ data }: TemplateProps<Queries.CaseStudyTemplateQuery>) => {
  const page = data.page;
  const labels = useLabels();
  return (
    <div data-hue={page.hue}>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          creativeWork(context, {
            ...here,
            name: page.caseStudyBanner.title,
            image: page.caseStudyBanner.image.publicURL,
            publishedOn: page.createdAt,
            changedOn: page.updatedAt,
            keywords: page.card.tags,
          }),
        ]}
      />
      <PageBody>
        <CaseStudyBanner banner={page.caseStudyBanner} outcome={page.outcome} />
        <PointSection section={page.lookingFor} hue={page.hue} list="ruled" />
        <Section intro={page.offer} tone="band" layout="spread">
          <HeadedLists lists={page.offer.approaches} look={page.offer.look} />
        </Section>
        <Challenges section={page.challenges} />
        {page.play && <Play play={page.play} />}
        <PointSection section={page.features} tone="band" hue={page.hue} list="pairs" />
        <Section intro={page.stack}>
          <HeadedLists
            lists={page.stack.groups}
            look="chips"
            linkOf={(entry) =>
              page.technologies.includes(entry) ? storiesPath({ technologies: [entry] }) : undefined
            }
          />
        </Section>
        <FigureSection intro={page.results} figures={page.results.figures} tone="hue" />
        <ClientFeedback feedback={page.clientFeedback} hue={page.hue} />
        <WorkCarousel
          intro={{ heading: labels.caseStudy.similar }}
          caseStudies={page.similar}
          items="few"
          tone="band"
          aside={
            <div>
              <Button href={pathOf("portfolio-page")} variant="secondary">
                {labels.actions.viewPortfolio}
              </Button>
            </div>
          }
        />
        <Availability words={page.availability} availability={data.availabilities.story} hue={page.hue}>
          <NextStory outcome={page.outcome} />
        </Availability>
      </PageBody>
    </div>
  );
};

export default CaseStudyTemplate;

export const query = graphql`
  query CaseStudyTemplate($slug: String!) {
    page: caseStudy(slug: { eq: $slug }) {
      ...CaseStudyFields
      technologies
      card {
        tags
      }
      play {
        ...Play
      }
      similar {
        ...CaseStudyCard
      }
    }
    availabilities {
      story {
        ...Availability
      }
    }
  }
`;
