import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Accreditations } from "../sections/accreditations/accreditations";
import { WorkTogether } from "../sections/work-together/work-together";
import { Hero } from "../sections/hero/hero";
import { JourneyTimeline } from "../sections/journey-timeline/journey-timeline";
import { LifeGallery } from "../sections/life-gallery/life-gallery";
import { People } from "../sections/people/people";
import { PicturedSection } from "../sections/pictured-section/pictured-section";
import { FigureSection } from "../sections/figure-section/figure-section";
import { companyPage } from "../seo/structured-data/web-page";
import { organization } from "../seo/structured-data/organization";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const AboutTemplate = ({ data }: TemplateProps<Queries.AboutTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          companyPage(context, "AboutPage", { ...here, name: page.hero.heading }),
          organization(context),
        ]}
      />
      <PageBody>
        <Hero hero={page.hero} look="wide" />
        <FigureSection figures={page.stats} />
        <Accreditations section={page.accreditations} />
        <LifeGallery section={page.lifeGallery} />
        <JourneyTimeline section={page.journeyTimeline} />
        <PicturedSection section={page.values} look="niches" tone="band" />
        <People intro={page.people} people={data.people.nodes} />
        <WorkTogether section={page.workTogether} />
      </PageBody>
    </>
  );
};

export default AboutTemplate;

export const query = graphql`
  query AboutTemplate {
    page: aboutPage {
      ...AboutPage
    }
    ...PeopleBlock
  }
`;
