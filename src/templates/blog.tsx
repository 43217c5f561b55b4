import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { ArticleCard } from "../components/article-card/article-card";
import { Carousel } from "../components/carousel/carousel";
import { Section } from "../components/section/section";
import { Pager } from "../components/pager/pager";
import { ArticleLines } from "../sections/articles/article-lines";
import { LeadArticle } from "../sections/articles/lead-article";
import { GuideGrid } from "../sections/articles/guide-grid";
import { Hero } from "../sections/hero/hero";
import { Seo } from "../seo/seo";
import { collectionPage } from "../seo/structured-data/web-page";
import type { ListContext } from "../routes/page-context";
import { pathOf } from "../routes/page-table";
import { listPath } from "../routes/paged-list";
import type { TemplateProps } from "../routes/template-props";
import { ListPage } from "../sections/list-page/list-page";
import { useListPageWords } from "../site-data/list-page-words";

/** A further page of the list of articles. */
const BlogList = ({
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

const FirstBlogPage = ({
  data,
  pageContext: { counts },
}: TemplateProps<Queries.BlogTemplateQuery, ListContext>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context) => [
          collectionPage(
            context,
            { path: pathOf("blog-page"), name: page.hero.heading, description: page.seo.description },
            data.all.map(({ slug, heading }) => ({ path: pathOf("article", slug), name: heading })),
          ),
        ]}
      />
      <PageBody>
        <Hero hero={page.hero} look="low" />
        <LeadArticle lead={page.lead} />
        <Section id="newest" intro={page.newest}>
          <Carousel name={page.newest.heading} items={{ base: 1, above768: 2, above992: 3 }} wrap>
            {data.articles.nodes.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </Carousel>
        </Section>
        <Section id="topics" intro={page.topics} tone="band" layout="spread">
          <GuideGrid guides={data.topics.nodes} />
        </Section>
        {/* Not beside the newest articles, which include it. */}
        <Section intro={page.all}>
          <ArticleLines look="pair" articles={data.all} />
          <Pager
            list={page.all.heading}
            number={1}
            count={counts[""] ?? 1}
            pathOf={(number) => listPath(pathOf("blog-page"), number)}
          />
        </Section>
      </PageBody>
    </>
  );
};

const BlogTemplate = (props: TemplateProps<Queries.BlogTemplateQuery, ListContext>) =>
  props.pageContext.number > 1 ? <BlogList {...props} /> : <FirstBlogPage {...props} />;

export default BlogTemplate;

export const query = graphql`
  query BlogTemplate($slugs: [String!]!) {
    page: blogPage {
      name
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      lead {
        ...LeadArticle
      }
      newest {
        ...SectionIntro
      }
      all {
        ...SectionIntro
      }
      topics {
        ...SectionIntro
      }
    }
    ...NewestArticles
    all: articles(slugs: $slugs) {
      ...ArticleLine
      image {
        ...CardPicture
      }
      imageNight {
        ...CardPicture
      }
    }
    topics: allBlogTopic(sort: { order: ASC }) {
      nodes {
        ...GuideCard
      }
    }
  }
`;
