import MarkdownIt from "markdown-it";

/** markdown-it with HTML off: whatever a maintainer pastes, no tag of theirs reaches the page. */
const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false });

// Wide tables and code scroll by themselves, and can be scrolled by keyboard.
renderer.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n';
renderer.renderer.rules.table_close = () => "</table></div>\n";
renderer.renderer.rules.fence = (tokens, index) =>
  `<pre class="scroll" tabindex="0"><code>${renderer.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`;

/** The corner of a table with row names heads nothing, and must not be read out as a heading. */
const emptyHeading = /<th[^>]*><\/th>/g;

/** Links to pages of the site itself; a path with two slashes at its start leads elsewhere. */
const ownLink = /(<a href=")(\/(?!\/))/g;

/** HTML of a Markdown text; raw HTML in it is shown as text. `basePath`: the folder that the site stands in. */
export const renderMarkdown = (source: string, basePath = ""): string =>
  renderer.render(source).replace(emptyHeading, "<td></td>").replace(ownLink, `$1${basePath}$2`);
