import MarkdownIt from "markdown-it";
import highlighter from "highlight.js/lib/core";
import javascript from "highlight.js/lib/languages/javascript";
import php from "highlight.js/lib/languages/php";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { withTypography } from "./typeset";

type Renderer = InstanceType<typeof MarkdownIt>;
type Token = ReturnType<Renderer["parse"]>[number];

/** Tables with this many text columns are stacked on phones; wider ones scroll. */
const columns = { fewest: 3, most: 4 };
/** A cell with this many characters contains text, not a figure. */
const wordy = 20;

/** Explicit roles, because browsers drop table semantics when styles display rows and cells as blocks. */
const roles: Record<string, string> = {
  table_open: "table",
  thead_open: "rowgroup",
  tbody_open: "rowgroup",
  tr_open: "row",
  th_open: "columnheader",
  td_open: "cell",
};

const textOf = (parts: readonly Token[]): string => parts.map(({ content }) => content).join("");

const stack = (tokens: readonly Token[], headings: readonly string[]): void => {
  tokens[0]?.attrSet("class", "stacks");
  let column = 0;
  for (const token of tokens) {
    const role = roles[token.type];
    if (role) token.attrSet("role", role);
    if (token.type === "tr_open") column = 0;
    if (token.type === "td_open") token.attrSet("data-label", headings[column++] ?? "");
  }
};

/** Marks text tables. On phones their rows are stacked, with each cell labelled by its column's heading. */
const withStackedTables = (renderer: Renderer): Renderer => {
  renderer.core.ruler.push("stacked tables", ({ tokens }) => {
    for (const [start, { type }] of tokens.entries()) {
      if (type !== "table_open") continue;
      const table = tokens.slice(
        start,
        tokens.findIndex(({ type }, at) => at > start && type === "table_close"),
      );
      const cells = (kind: string) =>
        table.flatMap(({ type }, at) => (type === kind ? [textOf(table[at + 1]?.children ?? [])] : []));
      const headings = cells("th_open");
      const isWordy = cells("td_open").some((text, at) => at % headings.length > 0 && text.length >= wordy);
      if (isWordy && headings.length >= columns.fewest && headings.length <= columns.most)
        stack(table, headings);
    }
  });
  return renderer;
};

highlighter.registerLanguage("javascript", javascript);
highlighter.registerLanguage("php", php);
highlighter.registerLanguage("typescript", typescript);
highlighter.registerLanguage("xml", xml);
/** The grammar for markup also highlights scripts in it. */
highlighter.registerAliases("vue", { languageName: "xml" });

/** Code as HTML with spans for its tokens, which the styles colour; undefined without a grammar for the language. */
const highlightCode = (code: string, language: string): string | undefined =>
  highlighter.getLanguage(language) && highlighter.highlight(code, { language }).value;

/** markdown-it with HTML off, so that no raw HTML from a content file reaches a page. */
const renderer = withStackedTables(withTypography(new MarkdownIt({ html: false, linkify: false })));

// Wide tables and code scroll on their own, by keyboard too.
renderer.renderer.rules.table_open = (tokens, index, options) =>
  `<div class="scroll" tabindex="0">${renderer.renderer.renderToken(tokens, index, options)}`;
renderer.renderer.rules.table_close = () => "</table></div>\n";
renderer.renderer.rules.fence = (tokens, index) => {
  const { content = "", info = "" } = tokens[index] ?? {};
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
