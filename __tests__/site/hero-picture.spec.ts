import type { Page } from "@playwright/test";
import { words } from "../support/words";
import { linkTo } from "./support/links";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const heroOf = (page: Page) => page.getByRole("main").getByRole("img").first();
const hero = /\/(\w+-hero(?:-night)?)\.(\w+)$/;

/** Hero pictures that the page asks for, such as `home-hero-night.avif`. */
const watchHeroes = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name, format] = hero.exec(request.url()) ?? [];
    if (name) asked.push(`${name}.${format}`);
  });
  return asked;
};

const shown = (page: Page) =>
  heroOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc);

for (const { width, ratio, format, left, lean, what } of [
  {
    width: 390,
    ratio: 1.16,
    format: "avif",
    left: { after: 0, before: 20 },
    lean: 0,
    what: "a crop that is wider than the text",
  },
  {
    width: 1280,
    ratio: 1.2,
    format: "webp",
    left: { after: 640, before: 720 },
    lean: 24,
    what: "the whole scene",
  },
]) {
  test(`the hero shows ${what} at ${width} px and loads no other picture`, async ({ page }) => {
    const asked = watchHeroes(page);
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    const picture = heroOf(page);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(ratio, 2);
    expect(asked).toEqual([`home-hero.${format}`]);
    const box = await picture.boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(ratio, 2);
    // Text starts 20 px from a phone's edge. The crop is wider, and touches neither edge. On desktops its transparent
    // margin may overflow.
    expect(box!.x).toBeGreaterThan(left.after);
    expect(box!.x).toBeLessThan(left.before);
    expect(box!.x + box!.width).toBeLessThan(width + lean);
  });
}

for (const { system, chosen } of [
  { system: "dark", chosen: null },
  { system: "light", chosen: "dark" },
  { system: "dark", chosen: "light" },
] as const) {
  const theme = chosen ?? system;
  test(`in a ${system} system where ${chosen ?? "nothing"} was chosen, the ${theme} theme's picture alone is fetched`, async ({
    page,
  }) => {
    const asked = watchHeroes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: system });
    if (chosen) await page.addInitScript((theme) => localStorage.setItem("theme", theme), chosen);
    await open(page, "/");
    await expect.poll(() => shown(page)).toMatch(theme === "dark" ? /-night\./ : /home-hero\./);
    expect(asked).toEqual([theme === "dark" ? "home-hero-night.avif" : "home-hero.avif"]);
  });
}

for (const { motion, seconds } of [
  { motion: "no-preference", seconds: 0.2 },
  { motion: "reduce", seconds: 0 },
] as const) {
  test(`with motion at ${motion}, a change of the theme brings the other picture into the same place`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: motion });
    await open(page, "/");
    const asked = watchHeroes(page);
    await expect.poll(() => shown(page)).toMatch(/home-hero\./);
    const before = await heroOf(page).boundingBox();
    // Of a transition without a length no browser has to tell the end.
    const fade = await heroOf(page).evaluate((picture) => getComputedStyle(picture).transitionDuration);
    expect(parseFloat(fade)).toBeCloseTo(seconds, 1);
    await page.getByRole("button", { name: words.labels.frame.darkTheme }).click();
    await expect.poll(() => shown(page)).toMatch(/home-hero-night\./);
    expect(await heroOf(page).boundingBox()).toEqual(before);
    await linkTo(page.getByRole("navigation", { name: words.labels.frame.mainNavigation }), "/about").click();
    await expect.poll(() => shown(page)).toMatch(/about-hero-night\./);
    expect(asked).toEqual(["home-hero-night.webp", "about-hero-night.webp"]);
  });
}
