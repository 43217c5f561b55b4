import type { Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated";

export { hydrated };

/** Opens a page and waits for hydration. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Scrolls to the end of the page in steps, as a reader would, and back to the top. */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
};

/** Elements that make the page scroll horizontally, and texts that are cut off at its edge. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth > width;
    const main = document.querySelector("main");
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // Whether the element is outside carousels, tables and code with scroll containers of their own.
    const stands = (element: Element): boolean => {
      const box = element.parentElement;
      if (!box || box === main) return false;
      return getComputedStyle(box).overflowX !== "visible" || stands(box);
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .filter((element) => scrolls || (hasWords(element) && !stands(element)))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5);
  });
