import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { Carousel } from "../../components/carousel/carousel";
import { Section } from "../../components/section/section";
import { teasersOf, type LatestBlogProps } from "./teasers-of";

export const latestBlogFragments = graphql`
  fragment LatestBlogIntro on LatestBlogIntro {
    ...LatestBlogIntroFields
    first {
      ...ArticleCard
    }
  }

  fragment NewestArticles on Query {
    articles: allArticle(sort: [{ createdAt: DESC }, { slug: ASC }], limit: 5) {
      nodes {
        ...ArticleCard
      }
    }
  }

  fragment LatestBlogBlock on Query {
    blog: latestBlog {
      ...LatestBlog
    }
    ...NewestArticles
  }
`;

/**
 * Teasers of articles: first those about the page's subject, then the newest. Renders nothing if the site has no blog.
 */
export const LatestBlog = ({ intro, blog, articles }: LatestBlogProps) =>
  intro &&
  blog && (
    <Section intro={{ ...intro, eyebrow: blog.eyebrow }} layout="spread">
      <Carousel name={intro.heading} items={{ base: 1, above768: 2, above992: 3 }} wrap>
        {teasersOf(intro, articles).map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </Carousel>
      <ActionList actions={[blog.action]} first="secondary" place="beside" />
    </Section>
  );
