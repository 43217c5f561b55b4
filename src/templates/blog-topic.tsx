import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { ActionList } from "../components/action-list/action-list";
import { Button } from "../components/button/button";
import { ArticleBody } from "../sections/article-body/article-body";
import { ArticleText } from "../sections/article-body/article-text";
import { NextReading } from "../sections/articles/next-reading";
import { ArticleHeader } from "../sections/article-body/article-header";
import { TopicSidebar } from "../sections/article-body/topic-sidebar";
import { Seo } from "../seo/seo";
import { techArticle } from "../seo/structured-data/articles";
import { useLabels } from "../site-data/context";
import type { TemplateProps } from "../routes/template-props";

const BlogTopicTemplate = ({ data }: TemplateProps<Queries.BlogTopicTemplateQuery>) => {
  const page = data.page;
  const labels = useLabels();
  const contents = labels.article.guideContents;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          techArticle(context, {
            ...here,
            name: page.heading,
            image: page.image.publicURL,
            bodies: page.sections.map(({ body }) => body),
            about: page.name,
            author: page.author,
          }),
        ]}
      />
      <PageBody>
        <ArticleHeader
          article={page}
          actions={
            <>
              {page.hire && <ActionList actions={[page.hire]} />}
              <Button href={page.documentation} variant="secondary" rel="noopener">
                {labels.actions.documentation}
              </Button>
            </>
          }
        />
        <ArticleBody
          contents={contents}
          headings={page.sections.map(({ heading }) => heading)}
          hue={page.hue}
          aside={<TopicSidebar topics={data.topics.nodes} />}
        >
          <ArticleText
            sections={page.sections}
            closing={page.closing}
            closingAction={data.blogPage?.closingAction}
            hire={page.hire}
          />
        </ArticleBody>
        <NextReading
          topic={page.name}
          articles={data.articles.nodes}
          guides={data.guides.nodes}
          slug={page.slug}
          {...(data.articles.pageInfo.hasNextPage && { action: data.latestBlog.action })}
        />
      </PageBody>
    </>
  );
};

export default BlogTopicTemplate;

export const query = graphql`
  query BlogTopicTemplate($slug: String!) {
    page: blogTopic(slug: { eq: $slug }) {
      ...BlogTopicFields
      minutes
      author {
        ...PersonLine
        sample
      }
      image {
        ...HeroPicture
      }
      imageNight {
        ...NightPicture
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
