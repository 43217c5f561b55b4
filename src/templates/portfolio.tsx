import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Pager } from "../components/pager/pager";
import { Hero } from "../sections/hero/hero";
import { PortfolioTabs } from "../sections/case-studies/portfolio-tabs";
import { StoryFilter } from "../sections/case-studies/story-filter";
import { Seo } from "../seo/seo";
import { collectionPage } from "../seo/structured-data/web-page";
import type { ListContext } from "../routes/page-context";
import { pathOf } from "../routes/page-table";
import { entriesOnPage, listPath, categoryInPath } from "../routes/paged-list";
import { interpolate } from "../content-model/interpolate";
import { useLabels } from "../site-data/context";
import type { TemplateProps } from "../routes/template-props";
import { FurtherPage } from "../sections/list-page/further-page";
import { StoryGrid } from "../sections/case-studies/story-grid";

const entryOf = ({ slug, card }: Queries.CaseStudyCardFragment) => ({
  path: pathOf("case-study", slug),
  name: card.heading,
});

/** A further page of the list of case studies, or of those of one category. */
const PortfolioList = ({ data, pageContext }: TemplateProps<Queries.PortfolioTemplateQuery, ListContext>) => {
  const { name, hero, tabs } = data.page;
  const { category } = pageContext;
  const labels = useLabels();
  const index = pathOf("portfolio-page");
  const lists = tabs.map(({ label, text, category: each }) => ({
    label,
    text,
    path: listPath(index, 1, categoryInPath(each)),
    current: categoryInPath(each) === category,
  }));
  const tab = lists.find(({ current }) => current);
  return (
    <FurtherPage
      index={index}
      list={tab && category ? interpolate(labels.pages.part, { list: name, part: tab.label }) : name}
      text={tab?.text ?? hero.text}
      lists={lists}
      entries={data.caseStudies.map(entryOf)}
      context={pageContext}
    >
      {tab && <h2 className="visually-hidden">{tab.label}</h2>}
      <StoryGrid caseStudies={data.caseStudies} />
    </FurtherPage>
  );
};

const FirstPortfolioPage = ({
  data,
  location,
  pageContext: { counts },
}: TemplateProps<Queries.PortfolioTemplateQuery, ListContext>) => {
  const page = data.page;
  const labels = useLabels();
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          collectionPage(
            context,
            { ...here, name: page.hero.heading },
            data.caseStudies.slice(0, entriesOnPage).map(entryOf),
          ),
        ]}
      />
      <PageBody>
        <Hero hero={page.hero} />
        <StoryFilter
          texts={page.storyFilter}
          stories={data.stories.nodes}
          cards={data.caseStudies}
          invitation={page.invitation}
          visit={location.key}
        >
          <PortfolioTabs
            name={page.hero.heading}
            tabs={page.tabs}
            caseStudies={data.caseStudies}
            upcoming={page.upcomingWork}
            upcomingLabel={page.upcomingLabel}
            invitation={page.invitation}
            pagerOf={(tab, label) => {
              const category = categoryInPath(tab);
              return (
                <Pager
                  list={interpolate(labels.pages.part, { list: page.name, part: label })}
                  number={1}
                  count={counts[category] ?? 1}
                  pathOf={(number) => listPath(pathOf("portfolio-page"), number, category)}
                />
              );
            }}
          />
        </StoryFilter>
      </PageBody>
    </>
  );
};

const PortfolioTemplate = (props: TemplateProps<Queries.PortfolioTemplateQuery, ListContext>) =>
  props.pageContext.number > 1 ? <PortfolioList {...props} /> : <FirstPortfolioPage {...props} />;

export default PortfolioTemplate;

export const query = graphql`
  query PortfolioTemplate($slugs: [String!]!) {
    page: portfolioPage {
      ...PortfolioPage
    }
    caseStudies(slugs: $slugs) {
      ...CaseStudyCard
    }
    stories: allCaseStudy(sort: [{ createdAt: DESC }, { slug: ASC }]) {
      nodes {
        ...StoryFacts
      }
    }
  }
`;
