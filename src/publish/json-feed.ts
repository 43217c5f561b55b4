import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { labels } from "../content-model/entities/labels";
import { site } from "../content-model/entities/site";
import { readSettings } from "../content-model/read-settings";
import { resolveCopy } from "../content-model/resolve-copy";
import { pathOf } from "../routes/page-table";
import { entriesInFeed } from "../routes/paged-list";
import { readEntries } from "./entries";
import { siteWords } from "./site-words";

interface Article {
  slug: string;
  heading: string;
  text: string;
  createdAt: string;
  updatedAt?: string;
  sections: readonly { heading: string; body: string }[];
}

/**
 * Writes the blog's newest articles as a JSON feed (jsonfeed.org). `home`: URL of the home page; without it there is no
 * feed.
 */
export const publishJsonFeed = (root: string, publicFolder: string, home: string, now = new Date()): void => {
  const settings = readSettings(root, site);
  const { company, description, language, jsonFeed } = settings;
  if (!jsonFeed) return;
  const file = join(publicFolder, jsonFeed);
  if (!home) return rmSync(file, { force: true });
  const words = siteWords(settings, readSettings(root, labels), now);
  // Links in a feed reader need a full URL.
  const html = (body: string) => resolveCopy.markdown(body, words, home);
  const say = (copy: string) => resolveCopy.text(copy, words);
  const items = (readEntries(root, now).get("article") ?? [])
    .slice(0, entriesInFeed)
    .map(({ fields }) => fields as unknown as Article)
    .map(({ slug, heading, text, createdAt, updatedAt, sections }) => ({
      id: home + pathOf("article", slug),
      url: home + pathOf("article", slug),
      title: say(heading),
      summary: say(text),
      content_html: sections
        .map((section) => `<h2>${say(section.heading)}</h2>\n${html(section.body)}`)
        .join("\n"),
      date_published: `${createdAt}T00:00:00Z`,
      ...(updatedAt && { date_modified: `${updatedAt}T00:00:00Z` }),
    }));
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    ...{ title: company, description, language },
    ...{ home_page_url: home, feed_url: home + jsonFeed, authors: [{ name: company, url: home }], items },
  };
  writeFileSync(file, JSON.stringify(feed));
};
