import type { ListContext } from "../../routes/page-context";
import { pathOf } from "../../routes/page-table";
import { listPath } from "../../routes/paged-list";
import { ArticleLines } from "../../sections/articles/article-lines";
import { ListPage } from "../../sections/list-page/list-page";
import { collectionPage } from "../../seo/structured-data/web-page";
import { Seo } from "../../seo/seo";
import { useListPageWords } from "../../site-data/list-page-words";
import type { TemplateProps } from "../../routes/template-props";

/** A further page of the list of articles. */
export const BlogList = ({
  data,
  pageContext: { pagePath: path, counts, category, number },
}: TemplateProps<Queries.BlogTemplateQuery, ListContext>) => {
  const { name: list, all, hero } = data.page;
  const articles = data.all;
  const count = counts[category] ?? number;
  const text = all.text ?? hero.text;
  const { heading, seo } = useListPageWords({ list, text, number, count });
  const index = pathOf("blog-page");
  return (
    <>
      <Seo
        seo={seo}
        sharedAs={index}
        structuredData={(context) => [
          collectionPage(
            context,
            { path, name: heading, description: seo.description },
            articles.map(({ slug, heading: name }) => ({ path: pathOf("article", slug), name })),
          ),
        ]}
      />
      <ListPage
        heading={heading}
        text={text}
        pager={{ list, number, count, pathOf: (each) => listPath(index, each) }}
      >
        <ArticleLines look="pair" heading="h2" articles={articles} />
      </ListPage>
    </>
  );
};
