import { graphql, type PageProps } from "gatsby";
import { Still } from "../load/still";
import { Hero } from "../sections/hero/hero";
import { PortfolioTabs } from "../sections/portfolio-tabs/portfolio-tabs";
import { Seo } from "../seo/seo";
import { collectionPage } from "../seo/structured-data/pages";
import { pathOf } from "../routes/page-table";

const PortfolioTemplate = ({ data }: PageProps<Queries.PortfolioTemplateQuery>) => {
  const page = data.page!;
  return (
    <>
      <Still>
        <Seo
          seo={page.seo}
          image={page.hero.image}
          structuredData={(context) => [
            collectionPage(
              context,
              { path: pathOf("portfolio-page"), name: page.hero.heading, description: page.seo.description },
              data.caseStudies.nodes.map(({ slug, card }) => ({
                path: pathOf("case-study", slug),
                name: card.heading,
              })),
            ),
          ]}
        />
        <Hero hero={page.hero} />
      </Still>
      <PortfolioTabs
        name={page.hero.heading}
        tabs={page.tabs}
        caseStudies={data.caseStudies.nodes}
        upcoming={page.upcomingWork}
        upcomingLabel={page.upcomingLabel}
        invitation={page.invitation}
      />
    </>
  );
};

export default PortfolioTemplate;

export const query = graphql`
  query PortfolioTemplate {
    page: portfolioPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      tabs {
        ...PortfolioTab
      }
      upcomingWork {
        ...UpcomingWork
      }
      upcomingLabel
      invitation {
        ...TextSection
      }
    }
    caseStudies: allCaseStudy(sort: { createdAt: DESC }) {
      nodes {
        ...CaseStudyCard
      }
    }
  }
`;
