import type { Locator, Page } from "@playwright/test";
import { carousel, isRunning } from "./support/carousel";
import { content } from "../support/content";
import { swipe } from "./support/input-methods";
import { open } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

interface About {
  lifeGallery: { eyebrow: string; slides: { photos: { alt: string; layout?: string }[] }[] };
  journeyTimeline: { heading: string; eyebrow?: string; items: { year: number }[] };
}

const about = content<About>("pages/about");
const photos = about.lifeGallery.slides.flatMap((slide) => slide.photos);
/** “Photo 2 of 11” */
const position = (number: number) =>
  words.labels.dialog.position.replace("{number}", String(number)).replace("{count}", String(photos.length));
const allYears = about.journeyTimeline.items.map(({ year }) => String(year));
const [firstYear = "", , thirdYear = "", fourthYear = ""] = allYears;
const lastYear = allYears.at(-1) ?? "";

/** The photo on the current slide; its clone that fills the loop is inert. */
const photo = (page: Page, index: number) =>
  gallery(page).locator("[data-slide]:not([inert])").getByRole("button", { name: photos[index]?.alt });
const gallery = (page: Page) => carousel(page, about.lifeGallery.eyebrow);
const viewer = (page: Page) => page.getByRole("dialog", { name: about.lifeGallery.eyebrow });

const openAbout = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/about");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(gallery(page))).toBe(true);
};

test.describe("the full-screen viewer", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("opens at the clicked photo and steps through all of them in a loop", async ({ page }) => {
    await openAbout(page);
    await photo(page, 1).click();
    const dialog = viewer(page);
    for (let step = 0; step <= photos.length; step++) {
      const at = (1 + step) % photos.length;
      await expect(dialog.getByText(position(at + 1))).toBeVisible();
      await expect(dialog.getByRole("img", { name: photos[at]?.alt })).toBeVisible();
      await dialog.getByRole("button", { name: words.labels.dialog.next }).click();
    }
    await dialog.getByRole("button", { name: words.labels.dialog.previous }).click();
    await expect(dialog.getByText(position(2))).toBeVisible();
    await dialog.getByRole("button", { name: words.labels.dialog.close }).click();
    await expect(dialog).toBeHidden();
  });

  test("a photo that has the focus shows it at its edge", async ({ page }) => {
    await openAbout(page);
    const second = photo(page, 1);
    const box = (await second.boundingBox())!;
    const edge = { x: box.x, y: box.y + box.height / 2, width: 3, height: 20 };
    const before = await page.screenshot({ clip: edge });
    await photo(page, 0).focus();
    await page.keyboard.press("Tab");
    await expect(second).toBeFocused();
    expect((await page.screenshot({ clip: edge })).equals(before)).toBe(false);
  });

  test("works by keyboard, and returns focus", async ({ page }) => {
    await openAbout(page);
    const first = photo(page, 0);
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(viewer(page).getByText(position(1))).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(viewer(page).getByText(position(photos.length))).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page).getByText(position(2))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(first).toBeFocused();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });

    test("goes on with a swipe to the left and back with one to the right, and ignores one down", async ({
      page,
    }) => {
      await openAbout(page);
      await photo(page, 0).tap();
      const dialog = viewer(page);
      await expect(dialog.getByText(position(1))).toBeVisible();
      await swipe(page, { x: 700, y: 450 }, { x: 500, y: 470 });
      await expect(dialog.getByText(position(2))).toBeVisible();
      await swipe(page, { x: 600, y: 300 }, { x: 640, y: 600 });
      await swipe(page, { x: 100, y: 450 }, { x: 400, y: 430 });
      await swipe(page, { x: 500, y: 450 }, { x: 700, y: 450 });
      await expect(dialog.getByText(position(photos.length))).toBeVisible();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
});

test.describe("autoplay", () => {
  const slidePosition = (page: Page) => gallery(page).getByText(/^\d of \d$/);
  /** A slide rests two seconds and moves for two and a half. The page's own clock is put on, for nobody to wait. */
  const passTurns = (page: Page) => page.clock.runFor(6_000);

  test("runs by itself, pauses on hover and while the viewer is open, and resumes", async ({ page }) => {
    await page.clock.install();
    await openAbout(page);
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(slidePosition(page)).not.toHaveText(`1 of ${about.lifeGallery.slides.length}`);
    const box = (await gallery(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 150);
    const held = await slidePosition(page).innerText();
    await passTurns(page);
    await expect(slidePosition(page)).toHaveText(held);
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(slidePosition(page)).not.toHaveText(held);
    await gallery(page).locator("[data-slide]:not([inert])").getByRole("button").first().click();
    const behind = await slidePosition(page).innerText();
    await passTurns(page);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(slidePosition(page)).toHaveText(behind);
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(slidePosition(page)).not.toHaveText(behind);
  });

  test("stays paused after Pause, also after the viewer was open", async ({ page }) => {
    await page.clock.install();
    await openAbout(page);
    await gallery(page).getByRole("button", { name: words.labels.carousel.pause }).click();
    await page.mouse.move(5, 5);
    const held = await slidePosition(page).innerText();
    await gallery(page).locator("[data-slide]:not([inert])").getByRole("button").first().click();
    await viewer(page).getByRole("button", { name: words.labels.dialog.close }).click();
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(slidePosition(page)).toHaveText(held);
    await gallery(page).getByRole("button", { name: words.labels.carousel.play }).click();
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(slidePosition(page)).not.toHaveText(held);
  });
});

test.describe("Our Journey", () => {
  const years = (page: Page) => page.getByRole("button", { name: /^20\d\d$/ });
  /** Whether the element is horizontally within the viewport. */
  const isWithin = (place: Locator) =>
    place.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    });

  for (const width of [390, 1280]) {
    test(`stands at the last year, scrolled to its end, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/about");
      await expect(years(page)).toHaveText(allYears);
      await expect(years(page).last()).toHaveAttribute("aria-current", "true");
      await expect(page.locator("button[aria-current=true]")).toHaveCount(1);
      await years(page).last().scrollIntoViewIfNeeded();
      const line = await years(page)
        .last()
        .evaluate((button) => {
          const list = button.closest("ol") as HTMLElement;
          return { scrolled: list.scrollLeft, end: list.scrollWidth - list.clientWidth };
        });
      expect(Math.abs(line.end - line.scrolled)).toBeLessThan(2);
    });
  }

  test.describe("before hydration", () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [390, 1280]) {
      test(`shows the chosen year at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/about");
        const journey = carousel(page, about.journeyTimeline.eyebrow ?? about.journeyTimeline.heading);
        await journey.scrollIntoViewIfNeeded();
        await expect.poll(() => isWithin(journey.getByRole("heading", { name: lastYear }))).toBe(true);
        await expect.poll(() => isWithin(years(page).last())).toBe(true);
        expect(await isWithin(journey.getByRole("heading", { name: firstYear }))).toBe(false);
      });
    }
  });

  test("choosing a year moves the carousel, and moving the carousel chooses the year", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "/about");
    const journey = carousel(page, about.journeyTimeline.eyebrow ?? about.journeyTimeline.heading);
    await journey.scrollIntoViewIfNeeded();
    await expect.poll(() => isRunning(journey)).toBe(true);
    await years(page).filter({ hasText: thirdYear }).click();
    await expect(years(page).filter({ hasText: thirdYear })).toHaveAttribute("aria-current", "true");
    await expect(journey.getByRole("heading", { name: thirdYear })).toBeInViewport();
    await journey.getByRole("button", { name: words.labels.carousel.next }).click();
    await expect(years(page).filter({ hasText: fourthYear })).toHaveAttribute("aria-current", "true");
    await expect(page.locator("button[aria-current=true]")).toHaveCount(1);
  });
});
