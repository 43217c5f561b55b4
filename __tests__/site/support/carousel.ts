import type { Locator, Page } from "@playwright/test";

export const carousel = (page: Page, name: string): Locator =>
  page.locator('[aria-roledescription="carousel"]').and(page.getByRole("group", { name, exact: true }));

export const slides = (root: Locator): Locator => root.locator('[aria-roledescription="slide"]');

/** Number of visible slides that are not inert; a half slide counts half. */
export const shownSlides = (root: Locator): Promise<number> =>
  root.evaluate((element) => {
    const all = [...element.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
    const clips = (box: HTMLElement) => /hidden|auto|clip|scroll/.test(getComputedStyle(box).overflowX);
    const shown = all.map((slide) => {
      if (slide.closest("[inert]")) return 0;
      const { left, right, width } = slide.getBoundingClientRect();
      let [from, to] = [0, document.documentElement.clientWidth];
      for (let box = slide.parentElement; box && box !== element; box = box.parentElement) {
        if (!clips(box)) continue;
        const window = box.getBoundingClientRect();
        [from, to] = [Math.max(from, window.left), Math.min(to, window.right)];
      }
      return width === 0 ? 0 : Math.max(0, Math.min(right, to) - Math.max(left, from)) / width;
    });
    return Math.round(shown.reduce((sum, part) => sum + part, 0) * 10) / 10;
  });

/** Whether react-slick has replaced the plain track. */
export const isRunning = (root: Locator): Promise<boolean> => root.locator(".slick-slider").isVisible();
