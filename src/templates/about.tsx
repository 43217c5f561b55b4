import { graphql, type PageProps } from "gatsby";
import { HydrateWhenNear } from "../load/hydrate-when-near";
import { Later } from "../load/later";
import { Still } from "../load/still";
import { Accreditations } from "../sections/accreditations/accreditations";
import { WorkTogether } from "../sections/work-together/work-together";
import { Hero } from "../sections/hero/hero";
import { JourneyTimeline } from "../sections/journey-timeline/journey-timeline";
import { LifeGallery } from "../sections/life-gallery/life-gallery";
import { People } from "../sections/people/people";
import { PicturedSection } from "../sections/pictured-section/pictured-section";
import { StatTiles } from "../sections/stat-tiles/stat-tiles";
import { companyPage } from "../seo/structured-data/pages";
import { organization } from "../seo/structured-data/organization";
import { Seo } from "../seo/seo";
import { pathOf } from "../routes/page-table";

const AboutTemplate = ({ data }: PageProps<Queries.AboutTemplateQuery>) => {
  const page = data.page!;
  return (
    <>
      <Still>
        <Seo
          seo={page.seo}
          structuredData={(context) => [
            companyPage(context, "AboutPage", {
              path: pathOf("about-page"),
              name: page.hero.heading,
              description: page.seo.description,
            }),
            organization(context),
          ]}
        />
        <Hero hero={page.hero} look="wide" />
      </Still>
      <Later>
        <StatTiles stats={page.stats} />
        <HydrateWhenNear>
          <Accreditations section={page.accreditations} />
          <LifeGallery section={page.lifeGallery} />
          <JourneyTimeline section={page.journeyTimeline} />
        </HydrateWhenNear>
        <Still>
          <PicturedSection section={page.values} look="niches" tone="sand" />
          <People intro={page.people} people={data.people.nodes} />
          <WorkTogether section={page.workTogether} />
        </Still>
      </Later>
    </>
  );
};

export default AboutTemplate;

export const query = graphql`
  query AboutTemplate {
    page: aboutPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      stats {
        ...Stat
      }
      accreditations {
        ...Accreditations
      }
      lifeGallery {
        ...LifeGallery
      }
      journeyTimeline {
        ...JourneyTimeline
      }
      values {
        ...PicturedSection
      }
      people {
        ...SectionIntro
      }
      workTogether {
        ...WorkTogether
      }
    }
    ...PeopleBlock
  }
`;
