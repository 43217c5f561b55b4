import type { Page } from "@playwright/test";
import { open, readThrough } from "./support/ready";
import { expect, test } from "./support/test";
import { content } from "../support/content";
import { words } from "../support/words";

/** A page in print media, after it was scrolled through. */
const printed = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, path);
  await readThrough(page);
  await page.emulateMedia({ media: "print" });
};

/** Texts that are too light on white paper, without backgrounds. */
const paleWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const contrastWithPaper = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) =>
        channel(Number(part) / 255),
      );
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    };
    return [...document.body.querySelectorAll<HTMLElement>("*:not(script, style, noscript, option)")]
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => contrastWithPaper(getComputedStyle(element).color) < 4.5)
      .map((element) => `${element.textContent?.trim()}: ${getComputedStyle(element).color}`);
  });

/** Elements that cover part of every printed page, or are outside of it. */
const offTheSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          /sticky|fixed/.test(getComputedStyle(element).position) ||
          (element.matches("h2, h3, p, img, a") && element.getBoundingClientRect().right > innerWidth + 1),
      )
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );

test.use({ colorScheme: "dark" });

for (const path of [
  "/",
  "/hire/node-js-developers",
  "/blog/choose-reactjs-for-web-development",
  "/portfolio/sales-engagement-tool",
]) {
  test(`${path} is dark on white when printed, and nothing overlaps`, async ({ page }) => {
    await printed(page, path);
    expect(await paleWords(page)).toEqual([]);
    for (const width of [720, 1100]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => offTheSheet(page), `${width} px`).toEqual([]);
    }
    await expect(page.getByRole("navigation", { name: words.labels.frame.mainNavigation })).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
  });
}

test("slides, tabs and answers that are hidden on screen are printed, each once", async ({ page }) => {
  await printed(page, "/hire/node-js-developers");
  for (const answer of await page.locator("main details > :not(summary)").all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
  for (const panel of await page.locator("main [role=tabpanel]").all()) await expect(panel).toBeVisible();
  await expect(page.getByRole("button", { name: words.labels.carousel.next })).toHaveCount(0);
  const carousels = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-roledescription="carousel"]')]
      .filter((carousel) => carousel.checkVisibility())
      .map((carousel) =>
        [...carousel.querySelectorAll("[data-slide]")]
          .filter((slide) => slide.checkVisibility())
          .map((slide) => slide.getAttribute("aria-label")),
      ),
  );
  for (const slides of carousels) {
    const count = Number(/\d+$/.exec(slides[0] ?? "")?.[0]);
    expect(slides).toHaveLength(count);
    expect(new Set(slides).size).toBe(count);
  }
  expect(carousels.length).toBeGreaterThan(1);
});

test("the hire types are printed with their prices, on one sheet", async ({ page }) => {
  const { items } = content<{ items: { price: string }[] }>("shared/hire-types");
  await printed(page, "/hire/node-js-developers");
  const sheet = page.locator("#hire-types").getByRole("list").filter({ visible: true });
  for (const { price } of items) await expect(sheet).toContainText(price, { useInnerText: true });
  await expect(sheet).toHaveCSS("break-inside", "avoid");
});

test("no empty form and no robot test is printed", async ({ page }) => {
  for (const path of ["/contact-us", "/hire/node-js-developers"]) {
    await printed(page, path);
    await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expect(page.locator("main form").filter({ visible: true }).first()).toBeVisible();
  }
});

/** Of a page of A4 with a margin of a centimetre, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

for (const path of [
  "/",
  "/services",
  "/about",
  "/hire/vue-js-developer",
  "/portfolio/cost-split-app-solution",
  "/portfolio/digital-business-card-app-solution",
  "/portfolio/sales-engagement-tool",
]) {
  test(`${path} fills its printed pages, has nothing to press, and keeps what is drawn with its heading`, async ({
    page,
  }) => {
    await printed(page, path);
    await page.setViewportSize(sheet);
    const pressed = await page.evaluate(() =>
      [...document.querySelectorAll("main button, main [role=tab], footer button")]
        .filter((button) => button.checkVisibility() && !button.querySelector("img"))
        .map(({ textContent }) => textContent),
    );
    expect(pressed).toEqual([]);
    for (const name of [words.labels.actions.proposal, words.labels.actions.interview])
      await expect(page.getByRole("main").getByRole("link", { name })).toHaveCount(0);
    const parted = await page.evaluate(() => {
      const isWhole = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).breakInside === "avoid" || isWhole(element.parentElement));
      return [...document.querySelectorAll("main :is([role=img], figure) svg, main svg[data-folded]")]
        .filter((drawing) => drawing.checkVisibility() && !isWhole(drawing))
        .map((drawing) => drawing.closest("section")?.textContent?.slice(0, 40));
    });
    expect(parted).toEqual([]);
    const height = await page.evaluate(() => document.body.scrollHeight);
    const pdf = await page.pdf({
      format: "A4",
      margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
    });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
    expect(pages).toBeLessThanOrEqual(Math.ceil((height / sheet.height) * 1.2));
    // A picture tied to all before it would leave the first page to the header alone.
    const tied = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, h4):last-child")]
        .filter((heading) => heading.checkVisibility() && getComputedStyle(heading).breakAfter === "avoid")
        .map(({ textContent }) => textContent),
    );
    expect(tied).toEqual([]);
  });
}

test("printing does not re-render carousels, whose pictures would be missing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  await expect(async () => {
    await readThrough(page);
    const all = page.getByRole("main").locator('[aria-roledescription="carousel"]');
    await expect(page.locator("main .slick-slider")).toHaveCount(await all.count(), { timeout: 1_000 });
  }).toPass();
  const before = await page.locator("main .slick-slider").elementHandles();
  await page.pdf({ margin: { left: "1cm", right: "1cm" } });
  for (const carousel of before) expect(await carousel.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test("pictures are those of the light theme", async ({ page }) => {
  const shown = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme, media: "print" });
    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    return page
      .locator("main img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).filter((image) => image.checkVisibility()).map(({ src }) => src),
      );
  };
  expect(await shown("dark")).toEqual(await shown("light"));
});

test("friends who settled up print their payments, also where the screen shows the debts", async ({
  page,
}) => {
  // Nothing unfolds by itself, and an arrow's place is read where it ends.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await printed(page, "/portfolio/cost-split-app-solution");
  const toy = page.locator("#settle-up");
  test.skip((await toy.count()) === 0, "This page has no toy.");
  const arrows = () =>
    toy.locator("g[style]").evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).transform));
  const payments = await arrows();
  await page.emulateMedia({ media: "screen" });
  await toy.getByRole("radio").first().check({ force: true });
  await expect.poll(arrows).not.toEqual(payments);
  await page.emulateMedia({ media: "print" });
  await expect.poll(arrows).toEqual(payments);
  await expect(toy.getByRole("button")).toHaveCount(0);
  await expect(toy.getByRole("radio")).toHaveCount(0);
});
