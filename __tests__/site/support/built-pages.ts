import type { APIRequestContext, Browser } from "@playwright/test";
import { sitePaths } from "../../support/site-paths";

/** What a page's HTML contains before hydration. */
export interface BuiltPage {
  path: string;
  status: number;
  title: string;
  description: string;
  language: string;
  canonical: string | undefined;
  robots: string | undefined;
  headings: string[];
  /** The page's name at the end of its trail. */
  name: string | undefined;
  /** Visible text of the page, with white space normalised. */
  text: string;
  ids: string[];
  links: { href: string; text: string }[];
  /** URLs of the links in the h1's section. */
  bannerLinks: string[];
  pictures: { src: string; alt: string | null }[];
  structuredData: string[];
}

/** Reads one document. Runs in the browser, so it must not use anything outside itself. */
const readDocument = (html: string): Omit<BuiltPage, "path" | "status"> => {
  const document = new DOMParser().parseFromString(html, "text/html");
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const structuredData = all('script[type="application/ld+json"]').map((script) => script.textContent ?? "");
  for (const element of all("script, style, noscript")) element.remove();
  // Keeps the texts of adjacent elements apart.
  for (const element of all("body *")) element.append(" ");
  return {
    title: document.title,
    description: attribute('meta[name="description"]', "content") ?? "",
    language: document.documentElement.lang,
    canonical: attribute('link[rel="canonical"]', "href"),
    robots: attribute('meta[name="robots"]', "content"),
    headings: all("h1").map(words),
    name: all('nav li:last-child > [aria-current="page"]').map(words)[0],
    text: words(document.body),
    ids: all("[id]").map(({ id }) => id),
    links: all("a").map((link) => ({ href: link.getAttribute("href") ?? "", text: words(link) })),
    bannerLinks: [...(document.querySelector("h1")?.closest("section")?.querySelectorAll("a") ?? [])].map(
      (link) => link.getAttribute("href") ?? "",
    ),
    pictures: all("img").map((picture) => ({
      src: picture.getAttribute("src") ?? "",
      alt: picture.getAttribute("alt"),
    })),
    structuredData,
  };
};

/** Reads every page of the site as a client without scripts does. */
export const readBuiltPages = async (request: APIRequestContext, browser: Browser): Promise<BuiltPage[]> => {
  const page = await browser.newPage();
  try {
    return await Promise.all(
      sitePaths().map(async (path) => {
        const response = await request.get(path, { maxRedirects: 0 });
        return {
          path,
          status: response.status(),
          ...(await page.evaluate(readDocument, await response.text())),
        };
      }),
    );
  } finally {
    await page.close();
  }
};
