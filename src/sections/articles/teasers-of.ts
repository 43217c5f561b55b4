const teaserCount = 5;

/** The blocks of latest articles. Without a blog, a site has neither `intro` nor `blog`. */
export interface LatestBlogProps {
  intro: Queries.LatestBlogIntroFragment | null;
  blog: Queries.LatestBlogFragment | null;
  /** The newest articles. */
  articles: readonly Queries.ArticleCardFragment[];
}

/**
 * Articles about the page's subject, then the newest. In a file of its own, because a page contains the code and styles
 * of all its imports.
 */
export const teasersOf = (
  { first }: Queries.LatestBlogIntroFragment,
  newest: readonly Queries.ArticleCardFragment[],
): readonly Queries.ArticleCardFragment[] =>
  [...first, ...newest.filter(({ slug }) => first.every((article) => article.slug !== slug))].slice(
    0,
    teaserCount,
  );
