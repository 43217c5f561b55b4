import TurndownService from "turndown";
import { escapeMarks, withoutBreakHints } from "./without-marks";

/** What visitors cannot read, forms, and the controls of figures. */
const unread = new Set(
  "BUTTON DIALOG FORM INPUT LABEL LEGEND NOSCRIPT OUTPUT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA VIDEO".split(
    " ",
  ),
);

/** The picture for the dark theme, whose alternative text is the same. */
const isOtherTheme = (node: HTMLElement): boolean =>
  node.getAttribute("data-picture-theme") === "dark" ||
  (node.nodeName === "IMG" && node.previousElementSibling?.getAttribute("alt") === node.getAttribute("alt"));

/** Elements with `data-pagefind-ignore` repeat others for another width, or are about controls. */
const isUnread = (node: HTMLElement): boolean =>
  unread.has(node.nodeName.toUpperCase()) ||
  node.hasAttribute("hidden") ||
  node.hasAttribute("data-pagefind-ignore") ||
  node.getAttribute("aria-hidden") === "true" ||
  node.getAttribute("role") === "tablist" ||
  (node.nodeName === "IMG" && !node.getAttribute("alt")) ||
  isOtherTheme(node);

const onOneLine = (content: string): string => content.replace(/\s*\n\s*/g, " ").trim();

const inline = new Set(["A", "CODE", "EM", "IMG", "PICTURE", "SPAN", "STRONG", "TIME"]);

/** Styles keep words apart that have no white space between their elements. */
const spaced = (content: string, node: HTMLElement): string => {
  const before = node.previousSibling as HTMLElement | null;
  return content && before && inline.has(before.nodeName) && !isUnread(before) ? ` ${content}` : content;
};

/** The words of a drawing. */
const drawing = (node: HTMLElement): string => {
  const words = node.getAttribute("role") === "img" ? (node.getAttribute("aria-label") ?? "") : "";
  return node.nodeName === "DIV" ? `\n\n${words}\n\n` : words;
};

const listItem = (content: string, node: HTMLElement): string => {
  if (!content.trim()) return "";
  const list = node.parentNode as HTMLElement;
  const number = Number(list.getAttribute("start") ?? 1) + Array.from(list.children).indexOf(node);
  const mark = list.nodeName === "OL" ? `${number}. ` : "- ";
  return `${mark}${content.trim().replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`)}\n`;
};

/** A converter for the page with that URL. */
const converterFor = (address: string): TurndownService => {
  const absolute = (href: string): string => {
    if (href.startsWith("#")) return address + href;
    return URL.canParse(href, address) ? new URL(href, address).href : href;
  };
  const cell = (content: string) => ` ${onOneLine(content).replace(/\|/g, "\\|")} |`;
  return new TurndownService({
    ...{ headingStyle: "atx", codeBlockStyle: "fenced" },
    blankReplacement: (_, node) => (isUnread(node) ? "" : drawing(node)),
  })
    .addRule("item", { filter: "li", replacement: listItem })
    .addRule("term", { filter: "dt", replacement: (content) => `\n- ${onOneLine(content)}:` })
    .addRule("description", { filter: "dd", replacement: (content) => ` ${onOneLine(content)}\n` })
    .addRule("terms", {
      filter: (node) =>
        node.nodeName === "DL" || (node.nodeName === "DIV" && node.parentNode?.nodeName === "DL"),
      replacement: (content) => content,
    })
    .addRule("question", {
      filter: "summary",
      replacement: (content, node) =>
        node.querySelector("h2, h3, h4") ? content : `\n\n### ${onOneLine(content)}\n\n`,
    })
    .addRule("panel", {
      filter: (node) => node.getAttribute("role") === "tabpanel",
      replacement: (content, node) => `\n\n**${node.getAttribute("data-label")}**\n\n${content}\n\n`,
    })
    .addRule("cell", { filter: ["th", "td"], replacement: cell })
    .addRule("row", {
      filter: "tr",
      replacement: (content, node) =>
        node.parentNode?.nodeName === "THEAD"
          ? `|${content}\n|${" --- |".repeat(node.children.length)}\n`
          : `|${content}\n`,
    })
    .addRule("rows", { filter: ["thead", "tbody"], replacement: (content) => content })
    .addRule("span", { filter: ["span", "time"], replacement: spaced })
    .addRule("link", {
      filter: "a",
      replacement: (content, node) => {
        const href = node.getAttribute("href");
        const words = onOneLine(content);
        return spaced(href && words ? `[${words}](${absolute(href)})` : words, node);
      },
    })
    .addRule("picture", {
      filter: "img",
      replacement: (_, node) => {
        const [alt = "", source = ""] = ["alt", "src"].map((name) => node.getAttribute(name) ?? "");
        return spaced(`![${escapeMarks(alt)}](${absolute(source)})`, node);
      },
    })
    .addRule("drawing", {
      filter: (node) => node.getAttribute("role") === "img",
      replacement: (_, node) => drawing(node),
    })
    .addRule("unread", { filter: isUnread, replacement: () => "" });
};

/**
 * What a built page's `<main>` says, as Markdown without the characters that only guide line breaks. `address`: the
 * page's URL, or its path if the site's URL is unknown.
 */
export const htmlToMarkdown = (html: string, address: string): string => {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  return withoutBreakHints(converterFor(address).turndown(main));
};
