import type { ListContext } from "../../routes/page-context";
import { pathOf } from "../../routes/page-table";
import { listPath, categoryInPath } from "../../routes/paged-list";
import { ListPage } from "../../sections/list-page/list-page";
import { StoryGrid } from "../../sections/case-studies/story-grid";
import { collectionPage } from "../../seo/structured-data/web-page";
import { Seo } from "../../seo/seo";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import { listPageWords, type ListPageLabels } from "../../site-data/list-page-words";
import { useSettings } from "../../site-data/use-settings";
import type { TemplateHead, TemplateProps } from "../../routes/template-props";

type Query = Queries.PortfolioTemplateQuery;

const tabOf = ({ data, pageContext: { category } }: TemplateHead<Query, ListContext>) =>
  data.page.tabs.find((each) => categoryInPath(each.category) === category);

const wordsOf = (props: TemplateHead<Query, ListContext>, labels: ListPageLabels) => {
  const { name, hero } = props.data.page;
  const { counts, category, number } = props.pageContext;
  const tab = tabOf(props);
  const list = tab && category ? fillIn(labels.pages.part, { list: name, part: tab.label }) : name;
  const count = counts[category] ?? number;
  return listPageWords(labels, { list, text: tab?.text ?? hero.text, number, count });
};

/** A further page of the list of case studies, or of those of one category. */
export const PortfolioList = (props: TemplateProps<Query, ListContext>) => {
  const { page, caseStudies } = props.data;
  const { category } = props.pageContext;
  const { heading, text, list, number, count } = wordsOf(props, useLabels());
  const tab = tabOf(props);
  const index = pathOf("portfolio-page");
  return (
    <ListPage
      heading={heading}
      text={text}
      lists={page.tabs.map((each) => ({
        label: each.label,
        path: listPath(index, 1, categoryInPath(each.category)),
        current: categoryInPath(each.category) === category,
      }))}
      pager={{ list, number, count, pathOf: (each) => listPath(index, each, category) }}
    >
      {tab && <h2 className="visually-hidden">{tab.label}</h2>}
      <StoryGrid caseStudies={caseStudies} />
    </ListPage>
  );
};

export const PortfolioListHead = (props: TemplateHead<Query, ListContext>) => {
  const { heading: title, description } = wordsOf(props, useSettings().labels);
  const { data, pageContext: route } = props;
  return (
    <Seo
      route={route}
      seo={{ title, description }}
      sharedAs={pathOf("portfolio-page")}
      structuredData={(context) => [
        collectionPage(
          context,
          { path: route.pagePath, name: title, description },
          data.caseStudies.map(({ slug, card }) => ({
            path: pathOf("case-study", slug),
            name: card.heading,
          })),
        ),
      ]}
    />
  );
};
