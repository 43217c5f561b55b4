import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../routes/page-context";
import { Hero } from "../sections/hero/hero";
import { PortfolioTabs } from "../sections/portfolio-tabs/portfolio-tabs";
import { breadcrumbList } from "../seo/structured-data/pages";
import { useStructuredDataContext } from "../seo/use-structured-data-context";
import { Seo } from "../seo/seo";

const PortfolioTemplate = ({
  data,
  pageContext: { crumbs },
}: PageProps<Queries.PortfolioTemplateQuery, PageContext>) => {
  const page = data.page!;
  const context = useStructuredDataContext();
  return (
    <>
      <Seo seo={page.seo} image={page.hero.image} structuredData={[breadcrumbList(context, crumbs)]} />
      <Hero hero={page.hero} />
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
