import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../routes/page-context";
import { ArticleBody } from "../sections/article-body/article-body";
import { ArticleHeader } from "../sections/article-header/article-header";
import { PublishedAt } from "../sections/article-header/published-at";
import { LatestBlog } from "../sections/latest-blog/latest-blog";
import { TopicSidebar } from "../sections/topic-sidebar/topic-sidebar";
import { blogPosting } from "../seo/structured-data/pages";
import { useStructuredDataContext } from "../seo/use-structured-data-context";
import { Seo } from "../seo/seo";

const ArticleTemplate = ({
  data,
  pageContext: { pagePath: path },
}: PageProps<Queries.ArticleTemplateQuery, PageContext>) => {
  const page = data.page!;
  const context = useStructuredDataContext();
  const structuredData = [
    blogPosting(context, {
      path,
      name: page.heading,
      description: page.seo.description,
      image: page.image.publicURL,
      publishedOn: page.createdAt,
    }),
  ];
  return (
    <>
      <Seo seo={page.seo} image={page.image} type="article" structuredData={structuredData} />
      <article>
        <ArticleHeader
          heading={page.heading}
          text={page.text}
          image={page.image}
          alt={page.alt}
          meta={<PublishedAt createdAt={page.createdAt} day={page.day} sections={page.sections} />}
        />
        <ArticleBody sections={page.sections}>
          <TopicSidebar topics={data.topics.nodes} />
        </ArticleBody>
      </article>
      <LatestBlog blog={data.latestBlog!} articles={data.articles.nodes} tone="sand" />
    </>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($slug: String!) {
    page: article(slug: { eq: $slug }) {
      heading
      text
      createdAt
      day: createdAt(formatString: "D MMMM YYYY")
      alt
      image {
        ...HeroPicture
      }
      seo {
        ...Seo
      }
      sections {
        ...ArticleSection
      }
    }
    ...TopicSidebar
    latestBlog {
      ...LatestBlog
    }
    articles: allArticle(sort: { createdAt: DESC }, filter: { slug: { ne: $slug } }, limit: 5) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
