import type { ListContext } from "../../routes/page-context";
import { pathOf } from "../../routes/page-table";
import { listPath } from "../../routes/paged-list";
import { ArticleLines } from "../../sections/articles/article-lines";
import { ListPage } from "../../sections/list-page/list-page";
import { collectionPage } from "../../seo/structured-data/web-page";
import { Seo } from "../../seo/seo";
import { useLabels } from "../../site-data/context";
import { listPageWords, type ListPageLabels } from "../../site-data/list-page-words";
import { useSettings } from "../../site-data/use-settings";
import type { TemplateHead, TemplateProps } from "../../routes/template-props";

type Query = Queries.BlogTemplateQuery;

const wordsOf = (
  { data, pageContext: { counts, category, number } }: TemplateHead<Query, ListContext>,
  labels: ListPageLabels,
) => {
  const { name: list, all, hero } = data.page;
  const count = counts[category] ?? number;
  return listPageWords(labels, { list, text: all.text ?? hero.text, number, count });
};

/** A further page of the list of articles. */
export const BlogList = (props: TemplateProps<Query, ListContext>) => {
  const { heading, text, list, number, count } = wordsOf(props, useLabels());
  return (
    <ListPage
      heading={heading}
      text={text}
      pager={{ list, number, count, pathOf: (each) => listPath(pathOf("blog-page"), each) }}
    >
      <ArticleLines look="pair" heading="h2" articles={props.data.all} />
    </ListPage>
  );
};

export const BlogListHead = (props: TemplateHead<Query, ListContext>) => {
  const { heading: title, description } = wordsOf(props, useSettings().labels);
  const { data, pageContext: route } = props;
  return (
    <Seo
      route={route}
      seo={{ title, description }}
      sharedAs={pathOf("blog-page")}
      structuredData={(context) => [
        collectionPage(
          context,
          { path: route.pagePath, name: title, description },
          data.all.map(({ slug, heading: name }) => ({ path: pathOf("article", slug), name })),
        ),
      ]}
    />
  );
};
