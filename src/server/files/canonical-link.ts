/** Feeds are their own canonical page, even if another host serves a copy. */
const feeds = ["rss.xml", "feed.json"];

/**
 * The canonical link of a Markdown file, which is its page, or of a feed, which is the feed itself. `home`: the home
 * page's URL.
 */
export const canonicalLink = (
  file: string,
  present: ReadonlySet<string>,
  home: string | undefined,
): Record<string, string> => {
  if (!home) return {};
  const to = (path: string) => ({ link: `<${home}${encodeURI(path)}>; rel="canonical"` });
  if (feeds.includes(file)) return to(`/${file}`);
  const page = /^(.+)\.md$/.exec(file)?.[1];
  if (page === "index") return to("/");
  return page !== undefined && present.has(`${page}/index.html`) ? to(`/${page}`) : {};
};
