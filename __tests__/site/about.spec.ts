import type { Locator, Page } from "@playwright/test";
import { carousel, isRunning } from "./support/carousel";
import { content } from "./support/content";
import { swipe } from "./support/hands";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

interface About {
  lifeGallery: { slides: { photos: { alt: string; layout?: string }[] }[] };
  journeyTimeline: { heading: string; eyebrow?: string; items: { year: number }[] };
}

const about = content<About>("pages/about");
const photos = about.lifeGallery.slides.flatMap((slide) => slide.photos);

/** The photo on the slide that shows; its twin on a slide that fills the loop is out of reach. */
const photo = (page: Page, index: number) =>
  gallery(page).locator("[data-slide]:not([inert])").getByRole("button", { name: photos[index]?.alt });
const gallery = (page: Page) => carousel(page, "Our Life");
const viewer = (page: Page) => page.getByRole("dialog", { name: "Our Life" });

const openAbout = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/about");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(gallery(page))).toBe(true);
};

test("Our Life has eleven photos on three slides, some wide and some tall", async ({ page }) => {
  expect([about.lifeGallery.slides.length, photos.length]).toEqual([3, 11]);
  expect(
    photos.some(({ layout }) => layout === "wide") && photos.some(({ layout }) => layout === "tall"),
  ).toBe(true);
  await openAbout(page);
  await expect(gallery(page).getByText("1 of 3")).toBeVisible();
});

test.describe("the full-screen viewer", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("opens at the photo that was pressed and steps through all, round the ends", async ({ page }) => {
    await openAbout(page);
    await photo(page, 1).click();
    const dialog = viewer(page);
    for (let step = 0; step <= photos.length; step++) {
      const at = (1 + step) % photos.length;
      await expect(dialog.getByText(`Photo ${at + 1} of 11`)).toBeVisible();
      await expect(dialog.getByRole("img", { name: photos[at]?.alt })).toBeVisible();
      await dialog.getByRole("button", { name: "Next" }).click();
    }
    await dialog.getByRole("button", { name: "Previous" }).click();
    await expect(dialog.getByText("Photo 2 of 11")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  test("works by keyboard, and gives the focus back", async ({ page }) => {
    await openAbout(page);
    const first = photo(page, 0);
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(viewer(page).getByText("Photo 1 of 11")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(viewer(page).getByText("Photo 11 of 11")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page).getByText("Photo 2 of 11")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(first).toBeFocused();
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true });

    test("steps on with a swipe to the left and back with one to the right, and not with one down", async ({
      page,
    }) => {
      await openAbout(page);
      await photo(page, 0).tap();
      const dialog = viewer(page);
      await expect(dialog.getByText("Photo 1 of 11")).toBeVisible();
      await swipe(page, { x: 700, y: 450 }, { x: 500, y: 470 });
      await expect(dialog.getByText("Photo 2 of 11")).toBeVisible();
      await swipe(page, { x: 600, y: 300 }, { x: 640, y: 600 });
      await swipe(page, { x: 100, y: 450 }, { x: 400, y: 430 });
      await swipe(page, { x: 500, y: 450 }, { x: 700, y: 450 });
      await expect(dialog.getByText("Photo 11 of 11")).toBeVisible();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
});

test.describe("autoplay", () => {
  const position = (page: Page) => gallery(page).getByText(/^\d of 3$/);
  /** A slide rests two seconds and moves for two and a half. The page's own clock is put on, for nobody to wait. */
  const passTurns = (page: Page) => page.clock.runFor(6_000);

  test("runs by itself, rests under the pointer and while the viewer is open, and goes on", async ({
    page,
  }) => {
    await page.clock.install();
    await openAbout(page);
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(position(page)).not.toHaveText("1 of 3");
    const box = (await gallery(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 150);
    const held = await position(page).innerText();
    await passTurns(page);
    await expect(position(page)).toHaveText(held);
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(position(page)).not.toHaveText(held);
    await gallery(page).locator("[data-slide]:not([inert])").getByRole("button").first().click();
    const behind = await position(page).innerText();
    await passTurns(page);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(position(page)).toHaveText(behind);
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(position(page)).not.toHaveText(behind);
  });

  test("stays paused after Pause, also when the viewer was opened and closed", async ({ page }) => {
    await page.clock.install();
    await openAbout(page);
    await gallery(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 5);
    const held = await position(page).innerText();
    await gallery(page).locator("[data-slide]:not([inert])").getByRole("button").first().click();
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(position(page)).toHaveText(held);
    await gallery(page).getByRole("button", { name: "Play" }).click();
    await page.mouse.move(5, 5);
    await passTurns(page);
    await expect(position(page)).not.toHaveText(held);
  });
});

test.describe("Our Journey", () => {
  const years = (page: Page) => page.getByRole("button", { name: /^20\d\d$/ });
  /** Whether something stands between the screen's left and right edge. */
  const isWithin = (place: Locator) =>
    place.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    });

  for (const width of [390, 1280]) {
    test(`stands at 2024, scrolled to its end, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/about");
      await expect(years(page)).toHaveText(Array.from({ length: 12 }, (_, index) => String(2013 + index)));
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

  test.describe("before any script", () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [390, 1280]) {
      test(`shows the year that is marked, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/about");
        const journey = carousel(page, about.journeyTimeline.eyebrow ?? about.journeyTimeline.heading);
        await journey.scrollIntoViewIfNeeded();
        await expect.poll(() => isWithin(journey.getByRole("heading", { name: "2024" }))).toBe(true);
        await expect.poll(() => isWithin(years(page).last())).toBe(true);
        expect(await isWithin(journey.getByRole("heading", { name: "2013" }))).toBe(false);
      });
    }
  });

  test("a year is marked when chosen and moves the carousel, and the carousel moves the years", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "/about");
    const journey = carousel(page, about.journeyTimeline.eyebrow ?? about.journeyTimeline.heading);
    await journey.scrollIntoViewIfNeeded();
    await expect.poll(() => isRunning(journey)).toBe(true);
    await years(page).filter({ hasText: "2015" }).click();
    await expect(years(page).filter({ hasText: "2015" })).toHaveAttribute("aria-current", "true");
    await expect(journey.getByRole("heading", { name: "2015" })).toBeInViewport();
    await journey.getByRole("button", { name: "Next slide" }).click();
    await expect(years(page).filter({ hasText: "2016" })).toHaveAttribute("aria-current", "true");
    await expect(page.locator("button[aria-current=true]")).toHaveCount(1);
  });
});
