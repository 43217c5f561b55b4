import MarkdownIt from "markdown-it";
import { highlightCode } from "./highlight-code";
import { withStackedTables } from "./stacked-tables";
import { withTypography } from "./typeset";

/** markdown-it with HTML off, so that no raw HTML from a content file reaches a page. */
const renderer = withStackedTables(withTypography(new MarkdownIt({ html: false, linkify: false })));

// Wide tables and code scroll on their own, by keyboard too.
renderer.renderer.rules.table_open = (tokens, index, options) =>
  `<div class="scroll" tabindex="0">${renderer.renderer.renderToken(tokens, index, options)}`;
renderer.renderer.rules.table_close = () => "</table></div>\n";
renderer.renderer.rules.fence = (tokens, index) => {
  const { content, info } = tokens[index]!;
  const html = highlightCode(content, info.trim()) ?? renderer.utils.escapeHtml(content);
  return `<pre class="scroll" tabindex="0"><code>${html}</code></pre>\n`;
};

const box = "[ ] ";

/** Items that begin with `[ ]`, as on GitHub, make a checklist, whose boxes the styles draw. */
renderer.core.ruler.push("checks", ({ tokens }) => {
  let list: (typeof tokens)[number] | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type.endsWith("_list_open")) list = token;
    const first = tokens[index - 2]?.type === "list_item_open" ? token.children?.[0] : undefined;
    if (!first?.content.startsWith(box)) continue;
    first.content = first.content.slice(box.length);
    list?.attrSet("class", "checks");
  }
});

/** The empty corner cell of a table with row headers must not be a header cell for screen readers. */
const emptyHeading = /<th[^>]*><\/th>/g;

/** Links to pages of this site. `//…` is a link to another host. */
const ownLink = /(<a href=")(\/(?!\/))/g;

/** Renders Markdown to HTML; raw HTML is escaped. `basePath`: the folder that the site is served from. */
export const renderMarkdown = (source: string, basePath = ""): string =>
  renderer.render(source).replace(emptyHeading, "<td></td>").replace(ownLink, `$1${basePath}$2`);
