import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { ArticleBody } from "../sections/article-body/article-body";
import { ArticleText } from "../sections/article-body/article-text";
import { ArticleHeader } from "../sections/article-body/article-header";
import { NextArticle } from "../sections/articles/next-article";
import { TopicSidebar } from "../sections/article-body/topic-sidebar";
import { blogPosting } from "../seo/structured-data/articles";
import { Seo } from "../seo/seo";
import { useLabels } from "../site-data/context";
import type { TemplateProps } from "../routes/template-props";

const ArticleTemplate = ({ data }: TemplateProps<Queries.ArticleTemplateQuery>) => {
  const page = data.page;
  const { contents } = useLabels().article;
  return (
    <>
      <Seo
        seo={page.seo}
        type="article"
        structuredData={(context, here) => [
          blogPosting(context, {
            ...here,
            name: page.heading,
            image: page.image.publicURL,
            publishedOn: page.createdAt,
            author: page.author,
            changedOn: page.updatedAt,
            bodies: page.sections.map(({ body }) => body),
          }),
        ]}
      />
      <article>
        <PageBody>
          <ArticleHeader article={page} />
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
              hire={page.topics.find(({ hire }) => hire)?.hire}
            />
          </ArticleBody>
        </PageBody>
      </article>
      <NextArticle next={data.next} action={data.latestBlog.action} />
    </>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($slug: String!, $next: String) {
    page: article(slug: { eq: $slug }) {
      ...ArticleFields
      minutes
      day: createdAt(formatString: "D MMMM YYYY")
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
      topics {
        hire {
          ...Action
        }
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
