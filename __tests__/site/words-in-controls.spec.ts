import type { Page } from "@playwright/test";
import { timesButtonMark } from "../../src/browser/before-paint/asked-times";
import { formHash } from "../../src/routes/route-name";
import { isOnSite } from "../support/parts";
import { words } from "../support/words";
import { brokenWords } from "./support/broken-words";
import { hydratedForm, formCases } from "./support/forms";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const widths = [320, 360, 390, 480, 577, 700, 768, 820, 900, 992, 1024, 1100, 1280, 1366, 1440, 1680];

const controls = "form, button, summary, label, legend, [role=tab], nav a, h3 a";

const expectWhole = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await brokenWords(page, controls), `at ${width} px`).toEqual([]);
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

test("a link among buttons has no edge through its words in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const cut = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("a")]
      .filter((link) => {
        const { paddingLeft, borderLeftWidth, borderLeftStyle, borderTopLeftRadius } = getComputedStyle(link);
        const edge = borderLeftStyle === "none" ? 0 : parseFloat(borderLeftWidth);
        return edge > 0 && parseFloat(borderTopLeftRadius) > 0 && parseFloat(paddingLeft) === 0;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
