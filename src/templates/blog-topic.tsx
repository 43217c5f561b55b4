import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../routes/page-context";
import { ActionList } from "../components/action-list/action-list";
import { Button } from "../components/button/button";
import { Section } from "../components/section/section";
import { ArticleBody } from "../sections/article-body/article-body";
import { ArticleGrid } from "../sections/article-grid/article-grid";
import { ArticleHeader } from "../sections/article-header/article-header";
import { ArticleMeta } from "../sections/article-header/article-meta";
import { GuideGrid } from "../sections/guide-grid/guide-grid";
import { TopicSidebar } from "../sections/topic-sidebar/topic-sidebar";
import { Seo } from "../seo/seo";
import { techArticle } from "../seo/structured-data/pages";
import { useStructuredDataContext } from "../seo/use-structured-data-context";
import { fillIn } from "../site-data/fill-in";
import { useLabels } from "../site-data/context";

const BlogTopicTemplate = ({
  data,
  pageContext: { pagePath: path },
}: PageProps<Queries.BlogTopicTemplateQuery, PageContext>) => {
  const page = data.page!;
  const labels = useLabels();
  const guides = data.guides.nodes;
  const next = guides[(guides.findIndex(({ slug }) => slug === page.slug) + 1) % guides.length]!;
  const guide = techArticle(useStructuredDataContext(), {
    path,
    name: page.heading,
    description: page.seo.description,
    image: page.image.publicURL,
    bodies: page.sections.map(({ body }) => body),
    about: page.name,
    author: page.author,
  });
  return (
    <>
      <Seo seo={page.seo} structuredData={[guide]} />
      <ArticleHeader
        heading={page.heading}
        text={page.text}
        image={page.image}
        alt={page.alt}
        meta={<ArticleMeta author={page.author} sections={page.sections} />}
        actions={
          <>
            {page.hire && <ActionList actions={[page.hire]} />}
            <Button href={page.documentation} variant="secondary" rel="noopener">
              {labels.actions.documentation}
            </Button>
          </>
        }
      />
      <ArticleBody sections={page.sections} closing={page.closing} band={data} hire={page.hire}>
        <TopicSidebar topics={data.topics.nodes} />
      </ArticleBody>
      <ArticleGrid
        intro={{ heading: fillIn(labels.article.articlesAbout, { topic: page.name }) }}
        articles={data.articles.nodes}
        {...(data.articles.pageInfo.hasNextPage && { action: data.latestBlog!.action })}
      />
      <Section intro={{ heading: labels.article.nextGuide }}>
        <GuideGrid guides={[next]} />
      </Section>
    </>
  );
};

export default BlogTopicTemplate;

export const query = graphql`
  query BlogTopicTemplate($slug: String!) {
    page: blogTopic(slug: { eq: $slug }) {
      slug
      name
      heading
      text
      documentation
      alt
      author {
        ...PersonLine
        sample
      }
      image {
        ...HeroPicture
      }
      hire {
        ...Action
      }
      seo {
        ...Seo
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
    guides: allBlogTopic(sort: { order: ASC }) {
      nodes {
        ...GuideCard
      }
    }
    latestBlog {
      action {
        ...Action
      }
    }
    articles: allArticle(
      sort: [{ createdAt: DESC }, { slug: ASC }]
      filter: { topics: { elemMatch: { slug: { eq: $slug } } } }
      limit: 12
    ) {
      pageInfo {
        hasNextPage
      }
      nodes {
        ...ArticleCard
      }
    }
  }
`;
