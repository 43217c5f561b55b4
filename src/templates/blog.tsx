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
import { FurtherPage } from "../sections/list-page/further-page";

const entryOf = ({ slug, heading }: Queries.ArticleLineFragment) => ({
  path: pathOf("article", slug),
  name: heading,
});

const BlogList = ({ data, pageContext }: TemplateProps<Queries.BlogTemplateQuery, ListContext>) => {
  const { name, all, hero } = data.page;
  return (
    <FurtherPage
      index={pathOf("blog-page")}
      list={name}
      text={all.text ?? hero.text}
      entries={data.all.map(entryOf)}
      context={pageContext}
    >
      <ArticleLines look="pair" heading="h2" articles={data.all} />
    </FurtherPage>
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
        structuredData={(context, here) => [
          collectionPage(context, { ...here, name: page.hero.heading }, data.all.map(entryOf)),
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
      ...BlogPage
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
