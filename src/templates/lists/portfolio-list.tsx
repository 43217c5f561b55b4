import type { ListContext } from "../../routes/page-context";
import { pathOf } from "../../routes/page-table";
import { listPath, categoryInPath } from "../../routes/paged-list";
import { ListPage } from "../../sections/list-page/list-page";
import { StoryGrid } from "../../sections/case-studies/story-grid";
import { collectionPage } from "../../seo/structured-data/web-page";
import { Seo } from "../../seo/seo";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import { useListPageWords } from "../../site-data/list-page-words";
import type { TemplateProps } from "../../routes/template-props";

/** A further page of the list of case studies, or of those of one category. */
export const PortfolioList = ({
  data,
  pageContext: { pagePath: path, counts, category, number },
}: TemplateProps<Queries.PortfolioTemplateQuery, ListContext>) => {
  const { name, hero, tabs } = data.page;
  const stories = data.caseStudies;
  const labels = useLabels();
  const tab = tabs.find((each) => categoryInPath(each.category) === category);
  const list = tab && category ? fillIn(labels.pages.part, { list: name, part: tab.label }) : name;
  const text = tab?.text ?? hero.text;
  const count = counts[category] ?? number;
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
        lists={tabs.map((each) => ({
          label: each.label,
          path: listPath(index, 1, categoryInPath(each.category)),
          current: categoryInPath(each.category) === category,
        }))}
        pager={{ list, number, count, pathOf: (each) => listPath(index, each, category) }}
      >
        {tab && <h2 className="visually-hidden">{tab.label}</h2>}
        <StoryGrid caseStudies={stories} />
      </ListPage>
    </>
  );
};
