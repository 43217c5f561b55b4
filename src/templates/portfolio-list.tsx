import { graphql } from "gatsby";
import type { ListContext } from "../routes/page-context";
import { pathOf } from "../routes/page-table";
import { listPath, partOf } from "../routes/paged-list";
import { ListPage } from "../sections/list-page/list-page";
import { StoryGrid } from "../sections/portfolio-tabs/story-grid";
import { collectionPage } from "../seo/structured-data/pages";
import { Seo } from "../seo/seo";
import { fillIn } from "../site-data/fill-in";
import { useLabels } from "../site-data/context";
import { useListPageWords } from "../site-data/list-page-words";
import type { TemplateProps } from "../routes/template-props";

const PortfolioListTemplate = ({
  data,
  pageContext: { pagePath: path, counts, part, number },
}: TemplateProps<Queries.PortfolioListTemplateQuery, ListContext>) => {
  const { name, hero, tabs } = data.page;
  const stories = data.caseStudies;
  const labels = useLabels();
  const tab = tabs.find(({ category }) => partOf(category) === part);
  const list = tab && part ? fillIn(labels.pages.part, { list: name, part: tab.label }) : name;
  const text = tab?.text ?? hero.text;
  const count = counts[part] ?? number;
  const { heading, seo } = useListPageWords({ list, text, number, count });
  const index = pathOf("portfolio-page");
  return (
    <>
      <Seo
        seo={seo}
        sharedAs={index}
        structuredData={(context) => [
          collectionPage(
            context,
            { path, name: heading, description: seo.description },
            stories.map(({ slug, card }) => ({ path: pathOf("case-study", slug), name: card.heading })),
          ),
        ]}
      />
      <ListPage
        heading={heading}
        text={text}
        parts={tabs.map(({ label, category }) => ({
          label,
          path: listPath(index, 1, partOf(category)),
          current: partOf(category) === part,
        }))}
        pager={{ list, number, count, pathOf: (each) => listPath(index, each, part) }}
      >
        <StoryGrid caseStudies={stories} />
      </ListPage>
    </>
  );
};

export default PortfolioListTemplate;

export const query = graphql`
  query PortfolioListTemplate($slugs: [String!]!) {
    page: portfolioPage {
      name
      hero {
        text
      }
      tabs {
        ...PortfolioTab
      }
    }
    caseStudies(slugs: $slugs) {
      ...CaseStudyCard
    }
  }
`;
