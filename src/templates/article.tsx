import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../routes/page-context";
import { ArticleBody } from "../sections/article-body/article-body";
import { ArticleGrid } from "../sections/article-grid/article-grid";
import { ArticleHeader } from "../sections/article-header/article-header";
import { ArticleMeta } from "../sections/article-header/article-meta";
import { TopicSidebar } from "../sections/topic-sidebar/topic-sidebar";
import { blogPosting } from "../seo/structured-data/pages";
import { useStructuredDataContext } from "../seo/use-structured-data-context";
import { Seo } from "../seo/seo";
import { useLabels } from "../site-data/context";

const ArticleTemplate = ({
  data,
  pageContext: { pagePath: path },
}: PageProps<Queries.ArticleTemplateQuery, PageContext>) => {
  const page = data.page!;
  const context = useStructuredDataContext();
  const labels = useLabels();
  const structuredData = [
    blogPosting(context, {
      path,
      name: page.heading,
      description: page.seo.description,
      image: page.image.publicURL,
      publishedOn: page.createdAt,
      author: page.author,
      changedOn: page.updatedAt,
      bodies: page.sections.map(({ body }) => body),
    }),
  ];
  return (
    <>
      <Seo seo={page.seo} type="article" structuredData={structuredData} />
      <article>
        <ArticleHeader
          heading={page.heading}
          text={page.text}
          image={page.image}
          alt={page.alt}
          meta={<ArticleMeta author={page.author} published={page} sections={page.sections} />}
        />
        <ArticleBody
          sections={page.sections}
          closing={page.closing}
          band={data}
          hire={page.topics.find(({ hire }) => hire)?.hire}
        >
          <TopicSidebar topics={data.topics.nodes} />
        </ArticleBody>
      </article>
      {data.next && (
        <ArticleGrid
          intro={{ heading: labels.article.next }}
          articles={[data.next]}
          action={data.latestBlog!.action}
        />
      )}
    </>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($slug: String!, $next: String) {
    page: article(slug: { eq: $slug }) {
      heading
      text
      createdAt
      updatedAt
      day: createdAt(formatString: "D MMMM YYYY")
      alt
      author {
        ...PersonLine
        sample
      }
      image {
        ...HeroPicture
      }
      seo {
        ...Seo
      }
      topics {
        hire {
          ...Action
        }
      }
      sections {
        ...ArticleSection
      }
      closing {
        ...ClosingWords
      }
    }
    ...TopicSidebar
    ...ArticleClosing
    latestBlog {
      action {
        ...Action
      }
    }
    next: article(slug: { eq: $next }) {
      ...ArticleCard
    }
  }
`;
