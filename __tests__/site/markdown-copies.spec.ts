import { hiddenPaths } from "../../src/routes/hidden-paths";
import { markdownPath } from "../../src/routes/page-table";
import { sitePaths } from "../support/site-paths";
import { expect, test } from "./support/test";

/** What a page says to those who read it. Runs in the browser, so it must not use anything outside itself. */
const readMain = (html: string) => {
  const document = new DOMParser().parseFromString(html, "text/html");
  const main = document.querySelector("main")!;
  const all = (selector: string) => [...main.querySelectorAll(selector)];
  const leftOut =
    "form, button, label, legend, output, select, input, svg, script, style, noscript, [hidden], [aria-hidden=true], [data-pagefind-ignore], [role=tablist]";
  for (const picture of all("[role=img]")) picture.textContent = picture.getAttribute("aria-label");
  for (const element of all(leftOut)) element.remove();
  const texts = all("h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, blockquote, summary, pre").map(
    (element) => element.textContent ?? "",
  );
  const links = all("a[href]").filter((link) => link.textContent?.trim());
  return { texts, links: links.map((link) => link.getAttribute("href")!) };
};

/** Letters and digits alone, in their order. */
const bare = (text: string): string => text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "");

const bareCopy = (markdown: string): string =>
  bare(
    markdown
      .replace(/!\[(?:\\.|[^\]\\])*\]\([^)]*\)/g, "")
      .replace(/\]\([^)]*\)/g, "]")
      .replace(/^( *(?:-|\d+\.) )+/gm, ""),
  );

test("each page's Markdown copy holds all its headings, paragraphs, lists and links", async ({
  page,
  request,
  baseURL,
}) => {
  const shown = sitePaths().filter((path) => !hiddenPaths.includes(path));
  expect(shown.length).toBeGreaterThan(10);
  for (const path of shown) {
    const [html, markdown] = await Promise.all(
      [path, markdownPath(path)].map(async (address) => (await request.get(address)).text()),
    );
    const { texts, links } = await page.evaluate(readMain, html!);
    const url = /^url: "(.+)"$/m.exec(markdown!)![1]!;
    expect(new URL(url, baseURL).pathname).toBe(path);
    const copy = bareCopy(markdown!);
    expect(texts.length).toBeGreaterThan(5);
    expect.soft([path, texts.filter((text) => !copy.includes(bare(text)))]).toEqual([path, []]);
    const addresses = links.map((href) => (href.startsWith("#") ? url + href : new URL(href, url).href));
    expect.soft([path, addresses.filter((href) => !markdown!.includes(`](${href})`))]).toEqual([path, []]);
    expect.soft([path, markdown!.match(/^# .+$/gm)?.length]).toEqual([path, 1]);
    expect
      .soft([path, markdown!.match(/\{[a-z]+\}|undefined|\[object|\]\(\)|-(?:night|dark)\./gi)])
      .toEqual([path, null]);
  }
});
