import { graphql, Link } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { Carousel } from "../../components/carousel/carousel";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as styles from "./latest-blog.module.css";

export const latestBlogFragments = graphql`
  fragment LatestBlogIntro on LatestBlogIntro {
    heading
    text
    first {
      ...ArticleCard
    }
  }

  fragment LatestBlog on LatestBlog {
    eyebrow
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

const lineCount = 3;
const teaserCount = 5;

interface TeasersProps {
  intro: Queries.LatestBlogIntroFragment;
  blog: Queries.LatestBlogFragment;
  /** The newest. */
  articles: readonly Queries.ArticleCardFragment[];
  tone?: "paper" | "sand";
}

interface LatestBlogProps extends Omit<TeasersProps, "intro" | "blog"> {
  intro: Queries.LatestBlogIntroFragment | null;
  blog: Queries.LatestBlogFragment | null;
  /** `cards`: a carousel. `lines`: three lines, and the names of the others. */
  look?: "cards" | "lines";
}

/** Teasers of articles: those about the page's subject, then the newest. Nothing where the site has no blog. */
export const LatestBlog = ({ look = "cards", intro, blog, ...props }: LatestBlogProps) => {
  if (!intro || !blog) return null;
  const { first } = intro;
  const newest = props.articles.filter(({ slug }) => first.every((article) => article.slug !== slug));
  const articles = [...first, ...newest].slice(0, teaserCount);
  const Teasers = look === "lines" ? ArticleLines : ArticleCards;
  return <Teasers {...props} intro={intro} blog={blog} articles={articles} />;
};

const ArticleLines = ({ intro, blog, articles, tone }: TeasersProps) => (
  <Section
    intro={{ ...intro, eyebrow: blog.eyebrow }}
    layout="split"
    tone={tone}
    aside={<ActionList actions={[blog.action]} first="secondary" />}
  >
    <LinkLines
      look="compact"
      lines={articles.slice(0, lineCount).map(({ slug, heading, day }) => ({
        path: pathOf("article", slug),
        name: heading,
        summary: day ?? "",
      }))}
    />
    <ul className={styles.others}>
      {articles.slice(lineCount).map(({ slug, heading }) => (
        <li key={slug}>
          <Link to={pathOf("article", slug)} className={styles.other}>
            {heading}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

const ArticleCards = ({ intro, blog, articles, tone }: TeasersProps) => (
  <Section intro={{ ...intro, eyebrow: blog.eyebrow }} layout="spread" tone={tone}>
    <Carousel name={intro.heading} items={{ base: 1, above768: 2, above992: 3 }} wrap>
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </Carousel>
    <ActionList actions={[blog.action]} first="secondary" place="after" />
  </Section>
);
