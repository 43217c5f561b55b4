/** Feeds stand for themselves, wherever else they are served from. */
const feeds = ["rss.xml", "feed.json"];

/** What tells search engines the page of a Markdown twin, and a feed's own address. `home`: the home page's. */
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
