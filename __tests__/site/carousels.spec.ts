import type { Page } from "@playwright/test";
import { carousel, isRunning, shownSlides, slides } from "./support/carousel";
import { content } from "./support/content";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

interface Section {
  eyebrow?: string;
  heading: string;
}

const section = (file: string, key: string) => content<Record<string, Section>>(file)[key] as Section;
const heading = (file: string, key: string) => section(file, key).heading;
const eyebrow = (file: string, key: string) => section(file, key).eyebrow ?? heading(file, key);
const whole = (file: string) => content<Section>(file).heading;

const widths = [500, 576, 700, 768, 800, 992, 1000, 1280] as const;
/** Slides at each of the widths; a dash where the page shows a grid in place of the carousel. */
type Counts = readonly [number | "-", ...(number | "-")[]];

const threeTwoOne: Counts = [1, 1, 1, 1, 2, 2, 3, 3];
const onPhones: Counts = [1, 1, 1, 1, "-", "-", "-", "-"];
const alwaysOne: Counts = [1, 1, 1, 1, 1, 1, 1, 1];

const carousels: { kind: string; path: string; name: string; counts: Counts; wraps: boolean }[] = [
  {
    kind: "accreditations",
    path: "/about",
    name: heading("pages/about", "accreditations"),
    counts: [1, 1, 2, 2, 2, 2, 4, 4],
    wraps: true,
  },
  { kind: "Our Life", path: "/about", name: "Our Life", counts: alwaysOne, wraps: true },
  { kind: "blog", path: "/blog", name: heading("pages/blog", "newest"), counts: threeTwoOne, wraps: true },
  {
    kind: "latest blog",
    path: "/services/web-development",
    name: whole("shared/latest-blog"),
    counts: threeTwoOne,
    wraps: true,
  },
  {
    kind: "testimonials",
    path: "/hire/vue-js-developer",
    name: eyebrow("hire/vue-js-developer", "clientFeedback"),
    counts: threeTwoOne,
    wraps: true,
  },
  {
    kind: "hire types",
    path: "/hire/vue-js-developer",
    name: whole("shared/hire-types"),
    counts: onPhones,
    wraps: true,
  },
  {
    kind: "industries",
    path: "/hire/vue-js-developer",
    name: heading("hire/vue-js-developer", "industries"),
    counts: [2, 2, 2, 2, "-", "-", "-", "-"],
    wraps: true,
  },
  {
    kind: "experiences",
    path: "/hire/vue-js-developer",
    name: heading("hire/vue-js-developer", "experiences"),
    counts: alwaysOne,
    wraps: true,
  },
  {
    kind: "similar work",
    path: "/portfolio/sales-engagement-tool",
    name: content<{ caseStudy: { similar: string } }>("settings/labels").caseStudy.similar,
    counts: threeTwoOne,
    wraps: false,
  },
  {
    kind: "our work",
    path: "/services",
    name: "Find our imprints here",
    counts: [1, 1, 1, 1, 2, 2, 4, 4],
    wraps: true,
  },
  {
    kind: "home",
    path: "/",
    name: heading("pages/home", "work"),
    counts: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    wraps: true,
  },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { kind, path, name, counts, wraps } of carousels) {
  test.describe(`the carousel of ${kind}`, () => {
    test("shows the right number of slides at every width", async ({ page }) => {
      await page.setViewportSize({ width: 500, height: 900 });
      await open(page, path);
      const root = carousel(page, name);
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        if (counts[index] === "-") {
          await expect(root, `at ${width} px`).toBeHidden();
          continue;
        }
        await root.scrollIntoViewIfNeeded();
        if (index === 0) await expect.poll(() => isRunning(root)).toBe(true);
        await expect.poll(() => shownSlides(root), `at ${width} px`).toBe(counts[index]);
        // “1 of 4” is said only while there are others.
        const position = root.getByText(/^\d+ of \d+$/);
        const others = Number((await position.textContent())?.split(" of ")[1]) > Number(counts[index]);
        await expect(position, `at ${width} px`).toBeVisible({ visible: others });
      }
    });

    test(wraps ? "goes round its ends" : "stops at its ends", async ({ page }) => {
      await page.setViewportSize({ width: 700, height: 900 });
      await open(page, path);
      const root = carousel(page, name);
      await root.scrollIntoViewIfNeeded();
      await expect.poll(() => isRunning(root)).toBe(true);
      const previous = root.getByRole("button", { name: "Previous slide" });
      const next = root.getByRole("button", { name: "Next slide" });
      const position = root.getByText(/^\d+ of \d+$/);
      const count = Number((await position.innerText()).split(" of ")[1]);
      if (wraps) {
        await previous.click();
        await expect(position).toHaveText(`${count} of ${count}`);
        await next.click();
        await expect(position).toHaveText(`1 of ${count}`);
      } else {
        await expect(previous).toBeDisabled();
        await next.focus();
        for (let number = 2; number <= count; number++) {
          await page.keyboard.press("Enter");
          await expect(position).toHaveText(`${number} of ${count}`);
        }
        await expect(next).toBeDisabled();
        await expect(previous).toBeEnabled();
        // Whoever pressed it is still there, and sees it.
        await expect(next).toBeFocused();
        await expect(next).not.toHaveCSS("box-shadow", "none");
        await expect(next).not.toHaveCSS("outline-style", "none");
        await page.keyboard.press("Enter");
        await expect(position).toHaveText(`${count} of ${count}`);
      }
    });

    test.describe("before any script", () => {
      test.use({ javaScriptEnabled: false });

      test("shows as many", async ({ page }) => {
        await page.goto(path);
        const root = carousel(page, name);
        for (const [index, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 900 });
          if (counts[index] === "-") await expect(root).toBeHidden();
          else await expect.poll(() => shownSlides(root), `at ${width} px`).toBe(counts[index]);
        }
      });
    });
  });
}

/** Running, as a visitor finds it who has scrolled there. */
const running = async (page: Page, path: string, name: string) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, path);
  const root = carousel(page, name);
  await root.scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(root)).toBe(true);
  return root;
};

test("stays where it is when the browser looks for something in a slide out of sight", async ({ page }) => {
  const root = await running(page, "/hire/vue-js-developer", heading("hire/vue-js-developer", "experiences"));
  // As a search in the page or a focus that comes before react-slick has placed its slides.
  await slides(root)
    .last()
    .evaluate((slide) => slide.scrollIntoView({ inline: "center" }));
  expect(await shownSlides(root)).toBe(1);
});

test("by keyboard, no link of the half slide has the focus before it can be seen whole", async ({ page }) => {
  const root = await running(page, "/", heading("pages/home", "work"));
  const shown = root.locator('[aria-roledescription="slide"]:not([inert])');
  await shown.first().getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(root.getByRole("button", { name: "Previous slide" })).toBeFocused();
  await root.getByRole("button", { name: "Next slide" }).click();
  await expect(root.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(shown.first().getByRole("link")).toBeFocused();
});
