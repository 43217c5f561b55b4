import type MarkdownIt from "markdown-it";

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
export const withStackedTables = (renderer: Renderer): Renderer => {
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
