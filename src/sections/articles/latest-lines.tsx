import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./latest-lines.module.css";

const teaserCount = 5;

/** Articles about the page's subject, then the newest. */
export const teasersOf = (
  { first }: Queries.LatestBlogIntroFragment,
  newest: readonly Queries.ArticleCardFragment[],
): readonly Queries.ArticleCardFragment[] =>
  [...first, ...newest.filter(({ slug }) => first.every((article) => article.slug !== slug))].slice(
    0,
    teaserCount,
  );

const lineOf = ({ slug, heading, day }: Queries.ArticleCardFragment) => ({
  path: pathOf("article", slug),
  name: heading,
  summary: day ?? "",
});

interface LatestSectionProps {
  intro: Queries.LatestBlogIntroFragment;
  blog: Queries.LatestBlogFragment;
  half?: boolean;
  children: ReactNode;
}

const LatestSection = ({ intro, blog, half, children }: LatestSectionProps) => (
  <Section
    intro={{ ...intro, eyebrow: blog.eyebrow }}
    layout="row"
    half={half}
    aside={<ActionList actions={[blog.action]} first="secondary" />}
  >
    {children}
  </Section>
);

interface LatestLinesProps extends Omit<LatestSectionProps, "children"> {
  /** The newest articles. */
  articles: readonly Queries.ArticleCardFragment[];
}

/** A compact `LatestBlog`, with one line per article; `half`: for half of the page's width. */
export const LatestLines = ({ articles, ...section }: LatestLinesProps) => (
  <LatestSection {...section}>
    <LinkLines
      look={section.half ? "dated" : "lead"}
      lines={teasersOf(section.intro, articles).map((article, index) => ({
        ...lineOf(article),
        ...(!section.half && index === 0 && { cover: article }),
      }))}
    />
  </LatestSection>
);

interface LatestArticleProps extends Pick<LatestLinesProps, "articles"> {
  intro: Queries.LatestBlogIntroFragment | null;
  blog: Queries.LatestBlogFragment | null;
}

/** A `LatestBlog` like a newspaper's front page: one large article, with the others as lines beside it. */
export const LatestArticle = ({ intro, blog, articles }: LatestArticleProps) => {
  const [first, ...others] = intro ? teasersOf(intro, articles) : [];
  return (
    <div data-background="plain">
      {intro && blog && first && (
        <LatestSection intro={intro} blog={blog}>
          <div className={kit.split(6, "first", styles.paper)}>
            <ArticleCard article={first} look="lead" />
            <LinkLines
              look="even"
              lines={others.map((article) => ({ ...lineOf(article), cover: article }))}
            />
          </div>
        </LatestSection>
      )}
    </div>
  );
};
