import MarkdownIt from "markdown-it";
import { pathIn } from "../../routes/page-table";
import { linkExpected, linkPattern } from "../markers";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";
import type { MarkedValue } from "./marked-values";

/** Like the pages' renderer, with HTML off. */
const parser = new MarkdownIt({ html: false, linkify: false });

/** Tags pasted from a browser or word processor: closing tags, line breaks, tags with attributes. */
const tag = /<\/[a-z][a-z0-9]*\s*>|<br\s*\/?>|<[a-z][a-z0-9]*\s+[\w-]+=["'][^<>]*>/i;
const entity = /&(?:[a-z]{2,8}\d?|#\d{2,5}|#x[0-9a-f]{2,5});/i;
/** A malformed link: a space before its address, or in it. */
const brokenLink = /\[[^\]]*[^\]\s][^\]]*\] ?\([^)]*\)/;
const writtenLink = /\[[^\]]+\]\([^)\s]+\)/;
const bold = /\*\*[^\s*][^*]*\*\*/;

/** A faulty piece of text, and what is wrong with it. */
interface Find {
  text: string;
  message: string;
  /** For a link, its address. */
  href?: string;
}

const inText = (source: string, looks: readonly (readonly [RegExp, string])[]): Find[] =>
  looks.flatMap(([pattern, message]) => {
    const [text] = pattern.exec(source) ?? [];
    return text === undefined ? [] : [{ text, message: `found “${text}”, ${message}` }];
  });

const plainFinds = (source: string): Find[] =>
  inText(source, [
    [tag, "which the page shows as it stands. Take the tags away; this text has no HTML."],
    [entity, "which the page shows as it stands. Type the character itself."],
    [writtenLink, "which the page shows as it stands. Links stand in Markdown fields and buttons alone."],
    [bold, "which the page shows as it stands. Take the stars away; this text has no Markdown."],
  ]);

const wrongHref = (href: string): string =>
  /^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|co|in|uk)(\/|$)/i.test(href)
    ? `Type: https://${href}`
    : href.startsWith("http://")
      ? `Type: ${href.replace("http:", "https:")}`
      : `Expected ${linkExpected}.`;

const markdownFinds = (source: string): Find[] =>
  parser
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token): Find[] => {
      if (token.type === "link_open") {
        const href = String(token.attrGet("href"));
        return linkPattern.test(href)
          ? [{ text: href, href, message: "" }]
          : [{ text: href, href, message: `this link leads nowhere: “${href}”. ${wrongHref(href)}` }];
      }
      if (token.type === "image")
        return [
          {
            text: String(token.attrGet("src")),
            message:
              "texts have no pictures in them. Take it away; articles have a diagram after a part's text.",
          },
        ];
      return token.type === "text"
        ? inText(token.content, [
            [
              tag,
              "which the page shows as it stands. Write Markdown in place of HTML; `…` around what is code.",
            ],
            [brokenLink, "which is no link. Write [words](/path) without a space before or in the address."],
          ])
        : [];
    });

/** Dead Markdown links, and markup that a page would show as text. `deadLink`: returns what is wrong with a path. */
export const markupFaults = (
  file: ContentFile,
  { path, value, marker }: MarkedValue,
  deadLink: (href: string) => string | undefined,
): Fault[] => {
  if (!/[[<&*]/.test(value)) return [];
  const finds =
    marker.kind === "markdown" ? markdownFinds(value) : marker.kind === "text" ? plainFinds(value) : [];
  return finds.flatMap(({ text, href, message }, index) => {
    const said = message || (href && deadLink(href));
    if (!said) return [];
    const before = finds.slice(0, index).filter((other) => other.text === text).length;
    const words = href && value.includes(`(${href})`) ? `(${href})` : text;
    return [{ ...file.faultAt(path, said, { text: words, before }), ...(href && { target: pathIn(href) }) }];
  });
};
