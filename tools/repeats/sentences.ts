import { JSDOM } from "jsdom";

/** Shorter texts are labels, names and fixed phrases. */
const fewestWords = 9;

/** Not a page's own text: forms, menus, and testimonials. */
const apart = "form, nav, noscript, script, style, svg, figure:has(blockquote)";

/** Elements that hold running text. */
const blocks = "p, li, dt, dd, h1, h2, h3, h4, td, th, summary, figcaption";

/** A card or line whose heading is a link describes another page, in that page's words. */
const teaserLinks = ":scope > a:only-child, :is(h2, h3) a[href]";

const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const split = (text: string): string[] => text.split(/(?<=[.?!][”’]?) +(?=\p{Lu}|[“‘])/u);

/** The sentences of nine words or more in the main content of a page, each once. */
const sentencesOf = (html: string): Set<string> => {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll(apart)) element.remove();
  for (const card of document.querySelectorAll("article, li, [data-slide]"))
    if (card.querySelector(teaserLinks)) card.remove();
  const texts = [...document.querySelectorAll("main *")]
    .filter((element) => element.matches(blocks) && !element.querySelector(blocks))
    .map(textOf);
  return new Set(texts.flatMap(split).filter((sentence) => sentence.split(" ").length >= fewestWords));
};

/** Sentences on several pages, with the pages' paths, the most frequent first. */
export const repeatedIn = (pages: ReadonlyMap<string, string>): [sentence: string, paths: string[]][] => {
  const places = new Map<string, string[]>();
  for (const [path, html] of pages)
    for (const sentence of sentencesOf(html)) places.set(sentence, [...(places.get(sentence) ?? []), path]);
  return [...places].filter(([, paths]) => paths.length > 1).sort((a, b) => b[1].length - a[1].length);
};
