import type { Page } from "@playwright/test";
import { timesButtonMark } from "../../src/load/before-paint/asked-times";
import { formHash } from "../../src/routes/route-name";
import { isOnSite } from "../support/parts";
import { words } from "../support/words";
import { hydratedForm, formCases } from "./support/forms";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const widths = [320, 360, 390, 480, 577, 700, 768, 820, 900, 992, 1024, 1100, 1280, 1366, 1440, 1680];

/** Words of controls that go on in a second line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      "form, button, summary, label, legend, [role=tab], nav a, h3 a",
    );
    const texts = [...controls].flatMap((control) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(({ parentElement }) => parentElement?.checkVisibility());
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
  });

const expectWhole = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
};

const asking = `main [${timesButtonMark}][href$="${formHash}"]`;

for (const path of ["/services/web-development", formCases.hire.path].filter(isOnSite)) {
  test(`no word breaks in the form with its calendar that ${path} leads to`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await open(page, path);
    await page.locator(asking).first().click();
    const calendar = page.getByRole("grid", { name: words.times.heading });
    // Chosen times are set in bold type.
    for (const index of [0, 1, 2]) await calendar.getByRole("button").nth(index).click();
    await expect(calendar.getByRole("button", { pressed: true })).toHaveCount(3);
    await expectWhole(page);
  });
}

for (const path of ["/", "/career", formCases.sidebar.path, "/portfolio", "/search"].filter(isOnSite)) {
  test(`no word breaks in a control of ${path}`, async ({ page }) => {
    await open(page, path);
    await expectWhole(page);
  });
}

test("what stands beside a form is not drawn out by its calendar", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await open(page, formCases.hire.path);
  const form = await hydratedForm(formCases.hire.form(page));
  const gaps = () =>
    page.locator("section", { has: form }).evaluate((section) => {
      const points = [...section.querySelectorAll("ul > li:not(form *)")].map((point) =>
        point.getBoundingClientRect(),
      );
      return points.slice(1).map(({ top }, index) => Math.round(top - points[index]!.bottom));
    });
  const before = await gaps();
  expect(before.length).toBeGreaterThan(1);
  await page.locator(`main [${timesButtonMark}][href="${formHash}"]`).first().click();
  await expect(page.getByRole("grid", { name: words.times.heading })).toBeVisible();
  for (const [index, gap] of (await gaps()).entries()) expect(gap).toBeLessThanOrEqual(before[index]!);
});
