const teaserCount = 5;

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
