import MarkdownIt from "markdown-it";
import type { z } from "zod";
import { markedValues } from "./check/marked-values";
import { isRecord, valueAt } from "./records";

type Renderer = InstanceType<typeof MarkdownIt>;
type CoreRule = Parameters<Renderer["core"]["ruler"]["push"]>[1];

/** Prevents a line break after a prefix's hyphen, as in 20-hour, e-commerce and two-week. */
const shortPrefix = /(?<=(?:\d|\b(?:[a-z]|mid|real|one|two|ten|by))-)(?=[a-z])/g;
/** Prevents a line break before a two-letter ending, as in sign-in and plug-ins. */
const shortEnding = /(?<=[a-z]-)(?=[a-z]{2}s?\b)/g;
const wordJoiner = "\u2060";

/**
 * Prevents a line break between a figure, or its placeholder, and its unit, as in 24 KB. Not by the thin U+202F, which
 * neither font has.
 */
const unit = /(?<=\d|\{\w+\}) (?=(?:min|ms|px|kg|km|[KMGT]B)\b)/g;
/** Prevents a line that ends with an “I” or “A” that begins a sentence or clause. */
const lonelyLetter = /(?<=(?:[.,;:]|\b(?:and|but)) I|[.?!] A) (?=[A-Za-z])/g;
/** Prevents a line that ends with the article “a” in a table's narrow cell. */
const article = /(?<=\b[Aa]) (?=\S)/g;
const noBreakSpace = "\u00a0";

/** Prevents bad line breaks, and curls the apostrophes that smartquotes leaves, as in '90s. */
const keepTogether = (text: string): string =>
  text
    .replace(shortPrefix, wordJoiner)
    .replace(shortEnding, wordJoiner)
    .replace(unit, noBreakSpace)
    .replace(lonelyLetter, noBreakSpace)
    .replace(/'/g, "’");

const keepTogetherRule: CoreRule = ({ tokens }) => {
  for (const [index, { children }] of tokens.entries()) {
    const isCell = tokens[index - 1]?.tag === "td";
    for (const token of children ?? []) {
      if (token.type !== "text") continue;
      token.content = keepTogether(token.content);
      if (isCell) token.content = token.content.replace(article, noBreakSpace);
    }
  }
};

/** Gives a renderer curly quotation marks and apostrophes, and prevents bad line breaks. Code stays as it is. */
export const withTypography = (renderer: Renderer): Renderer => {
  renderer.set({ typographer: true }).enable("smartquotes").disable("replacements", true);
  renderer.core.ruler.push("keep-together", keepTogetherRule);
  return renderer;
};

/** What the renderer changes in a text: quotation marks, other systems' line ends, null characters. */
const needsRenderer = /['"\r\0]/;

/** Renders plain text, without Markdown. */
const plain = withTypography(new MarkdownIt("zero"));

const rendered = (text: string): string =>
  plain
    .parseInline(text, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join("");

/** Typesets a plain text. Most texts skip the renderer, which is slow. */
export const typeset = (text: string): string =>
  needsRenderer.test(text) ? rendered(text) : keepTogether(text);

/** A content file's value with typeset texts, as queries return it. Markdown stays unchanged. */
export const typesetTexts = <T>(schema: z.ZodType, value: T): T => {
  const copy = JSON.parse(JSON.stringify(value)) as T;
  for (const { path, value: text, marker } of markedValues(schema, value)) {
    if (marker.kind !== "text") continue;
    const parent = valueAt(copy, ...path.slice(0, -1));
    const key = path.at(-1);
    if (isRecord(parent) && key !== undefined) parent[key] = typeset(text);
  }
  return copy;
};
