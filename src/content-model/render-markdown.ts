import MarkdownIt from "markdown-it";
import { withTypography } from "./typeset";

/** markdown-it with HTML off, so that no raw HTML from a content file reaches a page. */
const renderer = withTypography(new MarkdownIt({ html: false, linkify: false }));

// Wide tables and code scroll on their own, by keyboard too.
renderer.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n';
renderer.renderer.rules.table_close = () => "</table></div>\n";
renderer.renderer.rules.fence = (tokens, index) =>
  `<pre class="scroll" tabindex="0"><code>${renderer.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`;

/** The empty corner cell of a table with row headers must not be a header cell for screen readers. */
const emptyHeading = /<th[^>]*><\/th>/g;

/** Links to pages of this site. `//…` is a link to another host. */
const ownLink = /(<a href=")(\/(?!\/))/g;

/** Renders Markdown to HTML; raw HTML is escaped. `basePath`: the folder that the site is served from. */
export const renderMarkdown = (source: string, basePath = ""): string =>
  renderer.render(source).replace(emptyHeading, "<td></td>").replace(ownLink, `$1${basePath}$2`);
