import { content } from "../support/content";
import { leftOutParts } from "../support/parts";
import { hydrated } from "./support/ready";
import { expect, test } from "./support/test";

test.skip(leftOutParts.includes("play"), "There is nothing to try.");

/** Each page, with the file that has its words. */
const pages = [
  ["/hire/react-js-developer", "hire/react-js-developer"],
  ["/hire/node-js-developers", "hire/node-js-developers"],
  ["/hire/vue-js-developer", "hire/vue-js-developer"],
  ["/hire/laravel-developers", "hire/laravel-developers"],
  ["/hire/mobile-app-developers", "hire/mobile-app-developers"],
  ["/frontend-development", "development/frontend-development"],
  ["/mobile-app-development", "development/mobile-app-development"],
] as const;

for (const [path, file] of pages) {
  test(`${path}: its figure takes no more room when it comes to life, and obeys the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { heading } = content<{ signature: { heading: string } }>(file).signature;
    await page.goto(path);
    await hydrated(page);
    const section = page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
    const picture = section.getByRole("img");
    const control = section.locator("input").first();
    await expect(control).toBeHidden();
    const before = await section.boundingBox();
    await section.scrollIntoViewIfNeeded();
    await expect(control).toBeVisible();
    await expect(picture).toBeVisible();
    expect((await section.boundingBox())?.height).toBe(before?.height);

    const spoken = section.locator('p[role="status"]');
    const words = await spoken.textContent();
    await control.focus();
    const turned = (await control.getAttribute("type")) === "range" ? "Home" : "ArrowRight";
    await control.press(turned);
    await expect(spoken).not.toHaveText(words ?? "");
  });
}

test("the mark of a month ends above the years", async ({ page }) => {
  await page.goto("/hire/laravel-developers");
  await hydrated(page);
  const { heading } = content<{ signature: { heading: string } }>("hire/laravel-developers").signature;
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
  await section.getByRole("img").scrollIntoViewIfNeeded();
  const slider = section.getByRole("slider");
  await expect(slider).toBeVisible();
  const drawing = section.locator("svg").first();
  const crossed = () =>
    drawing.evaluate((svg) => {
      const mark = svg.querySelector("path[stroke-width]")!.getBoundingClientRect();
      const years = [...svg.querySelectorAll("text")].filter(({ textContent }) =>
        /^\d{4}$/.test(textContent),
      );
      return {
        years: years.length,
        under: years.filter((year) => year.getBoundingClientRect().top < mark.bottom).length,
      };
    });
  await slider.press("Home");
  expect(await crossed()).toEqual({ years: 6, under: 0 });
  await slider.press("End");
  expect(await crossed()).toEqual({ years: 6, under: 0 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture and its words are there, and nothing to press", async ({ page }) => {
    await page.goto(pages[0][0]);
    const { heading } = content<{ signature: { heading: string } }>(pages[0][1]).signature;
    const section = page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
    await expect(section.getByRole("img")).toBeVisible();
    await expect(section.locator("svg text").first()).toBeVisible();
    await expect(section.locator("fieldset")).toBeHidden();
  });
});
