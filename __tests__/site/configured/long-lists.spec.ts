import type { Locator, Page } from "@playwright/test";
import { words } from "../../support/words";
import { setTheme, themes } from "../support/accessibility";
import { open, sidewaysScroll } from "../support/ready";
import { refuseConsent, violationsWithConsent } from "./support/consent-banner";
import { longLists, pagesOfList, slugsOf } from "./support/long-lists";
import { at } from "./support/settings";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { previous, next, crumb } = words.labels.pages;
const numbered = (number: number) => crumb.replace("{number}", String(number));
const pagerOf = (page: Page) =>
  page.getByRole("navigation").filter({ has: page.getByRole("link", { name: numbered(2), exact: true }) });

const openList = async (page: Page, path: string) => {
  await open(page, at(path));
  await refuseConsent(page);
};

const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 };
};

for (const { index, folder } of longLists) {
  for (const width of [390, 820, 1366]) {
    test(`the pager of ${index} keeps its order at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openList(page, `${index}/page/2`);
      const pager = pagerOf(page);
      const [back, numbers, on] = await Promise.all(
        [
          pager.getByRole("link", { name: previous, exact: true }),
          pager.getByRole("list"),
          pager.getByRole("link", { name: next, exact: true }),
        ].map(boxOf),
      );
      expect(back!.right).toBeLessThan(on!.left);
      expect(back!.middle).toBeCloseTo(on!.middle, 0);
      if (width < 768) expect(back!.top).toBeGreaterThanOrEqual(numbers!.bottom);
      else {
        expect(numbers!.middle).toBeCloseTo(back!.middle, 0);
        expect(numbers!.left).toBeGreaterThanOrEqual(back!.right);
        expect(numbers!.right).toBeLessThanOrEqual(on!.left);
      }
      expect(await sidewaysScroll(page)).toEqual([]);
      for (const theme of themes) {
        await setTheme(page, theme);
        expect.soft(await violationsWithConsent(page), `${theme} theme`).toEqual([]);
      }
    });
  }

  test(`${index} is read to its last page by keyboard`, async ({ page }) => {
    await openList(page, index);
    const paths = slugsOf(folder).map((slug) => at(`${index}/${slug}`));
    const read = new Set<string>();
    for (let number = 1; number <= pagesOfList; number++) {
      const pager = pagerOf(page);
      await expect(pager.locator("[aria-current=page]")).toHaveAccessibleName(numbered(number));
      const links = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
      for (const path of paths) if (links.includes(path)) read.add(path);
      const on = pager.getByRole("link", { name: next, exact: true });
      if (number === pagesOfList) await expect(on).toHaveCount(0);
      else {
        await on.press("Enter");
        await expect(page).toHaveURL(new RegExp(`${index}/page/${number + 1}$`));
      }
    }
    expect(paths.filter((path) => !read.has(path))).toEqual([]);
  });
}
