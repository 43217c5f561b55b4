import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { Carousel } from "../../components/carousel/carousel";
import { Section } from "../../components/section/section";

export const latestBlogFragments = graphql`
  fragment LatestBlog on LatestBlog {
    eyebrow
    heading
    text
    action {
      ...Action
    }
  }

  fragment NewestArticles on Query {
    articles: allArticle(sort: { createdAt: DESC }, limit: 5) {
      nodes {
        ...ArticleCard
      }
    }
  }

  fragment LatestBlogBlock on Query {
    latestBlog {
      ...LatestBlog
    }
    ...NewestArticles
  }
`;

interface LatestBlogProps {
  blog: Queries.LatestBlogFragment;
  articles: readonly Queries.ArticleCardFragment[];
  tone?: "paper" | "sand";
}

/** Teasers of the newest articles. */
export const LatestBlog = ({ blog, articles, tone = "paper" }: LatestBlogProps) => (
  <Section intro={blog} layout="spread" tone={tone}>
    <Carousel name={blog.heading} items={{ base: 1, above768: 2, above992: 3 }} wrap>
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </Carousel>
    <ActionList actions={[blog.action]} first="secondary" place="after" />
  </Section>
);
