import type { Page } from "@playwright/test";

/** Visible words in these elements that break over two lines, unless the browser hyphenates them. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const texts = [...document.querySelectorAll(wanted)].flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(
        ({ parentElement }) =>
          parentElement?.checkVisibility() && getComputedStyle(parentElement).hyphens !== "auto",
      );
    });
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      return new Set(parts.map(({ top }) => Math.round(top))).size;
    };
    const broken = texts.flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ index, 0: word }) => linesOf(text, index, index + word.length) > 1)
        .map(([word]) => `${word} in ${text.parentElement?.textContent}`),
    );
    return [...new Set(broken)];
  }, selector);
