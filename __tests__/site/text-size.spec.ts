import type { Page } from "@playwright/test";
import { isOnSite } from "../support/parts";
import { formCases } from "./support/forms";
import { open, sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

/** Sets the browser's default font size in pixels; the usual one is 16. */
const chooseTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
};

/** Names of the visible controls in the header, and whether each is completely in the viewport. */
const controlsOnScreen = (page: Page): Promise<Record<string, boolean>> =>
  page.getByRole("banner").evaluate((banner) => {
    const shown = [...banner.querySelectorAll("a, button, summary")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    return Object.fromEntries(
      shown.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent;
        return [name, left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight];
      }),
    );
  });

for (const size of [20, 24, 32]) {
  test(`nothing overflows the viewport with text of ${size} px`, async ({ page }) => {
    await chooseTextSize(page, size);
    for (const path of ["/", "/hire/vue-js-developer"].filter(isOnSite)) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toEqual([]);
        const controls = await controlsOnScreen(page);
        expect
          .soft(Object.values(controls), `${path} at ${width} px: ${Object.keys(controls).join()}`)
          .not.toContain(false);
        expect(Object.keys(controls).length).toBeGreaterThan(2);
      }
    }
  });
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
] as const) {
  test(`with text of 32 px the menu covers the page at ${width} px, with its cross and the proposal`, async ({
    page,
  }) => {
    await chooseTextSize(page, 32);
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const menu = page.getByRole("button", { name: words.labels.frame.menu });
    await menu.click();
    const navigation = page.getByRole("navigation", { name: words.labels.frame.mainNavigation });
    const header = (await page.getByRole("banner").boundingBox())!;
    const entry = navigation.getByRole("link").first();
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect((await entry.boundingBox())!.y).toBeGreaterThanOrEqual(header.height - 1);
    // Below the bar, nothing but the menu can be seen.
    const seen = await page.evaluate(
      (top) =>
        [top + 1, (top + innerHeight) / 2, innerHeight - 1].flatMap((y) =>
          [1, innerWidth / 2, innerWidth - 1].map(
            (x) => document.elementFromPoint(x, y)?.closest("header") !== null,
          ),
        ),
      header.height,
    );
    expect(seen).not.toContain(false);
    await expect(menu.locator("> span")).toBeVisible();
    const proposal = page.getByRole("banner").getByRole("link", { name: words.labels.actions.proposal });
    // With such letters a phone's window is low, and the menu's foot scrolls with it.
    await proposal.filter({ visible: true }).last().scrollIntoViewIfNeeded();
    await expect(proposal.filter({ visible: true }).last()).toBeInViewport({ ratio: 1 });
  });
}

/** Controls that show less than they hold. */
const cutControls = (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("input, select, button, summary, label, output")]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { lineHeight, fontSize } = getComputedStyle(control);
        const line = parseFloat(lineHeight) || parseFloat(fontSize) * 1.2;
        const hasWords = control.matches("input:not([type=range], [type=checkbox], [type=radio]), select");
        return (
          (hasWords && control.clientHeight < line) || control.scrollHeight > control.clientHeight + line / 2
        );
      })
      .map((control) => `${control.tagName} ${control.textContent || control.getAttribute("name")}`),
  );

for (const width of [390, 820]) {
  test(`with text of 32 px no control cuts its words at ${width} px`, async ({ page }) => {
    await chooseTextSize(page, 32);
    await page.setViewportSize({ width, height: 900 });
    for (const { path, form } of Object.values(formCases)) {
      await open(page, path);
      const heights = await form(page).evaluate((element) =>
        [...element.querySelectorAll("select, input:is([type=text], [type=email], [type=tel])")].map(
          (control) => Math.round(control.getBoundingClientRect().height),
        ),
      );
      expect.soft(new Set(heights).size, `heights on ${path}: ${heights.join()}`).toBe(1);
      expect.soft(await cutControls(page), path).toEqual([]);
    }
  });
}

/** What WCAG 1.4.12 lets a reader set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const path of ["/", "/hire/vue-js-developer", "/contact-us", "/portfolio", "/about"].filter(isOnSite)) {
  test(`${path} has room for a reader's text spacing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spacing);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(Object.values(await controlsOnScreen(page))).not.toContain(false);
  });
}

/** Space between the words of neighbouring links of the menu; less than this reads as one phrase. */
const narrowestGap = (page: Page): Promise<number> =>
  page.getByRole("navigation", { name: words.labels.frame.mainNavigation }).evaluate((menu) => {
    const boxes = [...menu.querySelectorAll(":scope > ul > li > a")].map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect();
    });
    return Math.min(...boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right));
  });

test("at the usual text size, labels in the wide header stay on one line from 993 px on", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("button", { name: words.labels.frame.menu });
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(menu).toBeVisible();
  for (const width of [993, 1024, 1121, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeHidden();
    const lines = await page
      .getByRole("banner")
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const text = document.createRange();
            text.selectNodeContents(link);
            return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
          }),
      );
    expect(lines, `at ${width} px`).not.toContain(2);
    expect(await narrowestGap(page), `at ${width} px`).toBeGreaterThan(12);
    expect(Object.values(await controlsOnScreen(page))).not.toContain(false);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(80);
    await expect(
      page.getByRole("banner").getByRole("link", { name: words.labels.frame.search }),
    ).toBeVisible();
  }
});
