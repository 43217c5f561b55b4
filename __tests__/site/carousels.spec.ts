import type { Locator, Page } from "@playwright/test";
import { isOnSite } from "../support/parts";
import { carousel, isRunning, shownSlides, slides } from "./support/carousel";
import { content } from "../support/content";
import { open } from "./support/ready";
import { expect, skipWithout, test } from "./support/test";
import { words } from "../support/words";

interface Section {
  eyebrow?: string;
  heading: string;
}

const section = (file: string, key: string) => content<Record<string, Section>>(file)[key] as Section;
const heading = (file: string, key: string) => section(file, key).heading;
const eyebrow = (file: string, key: string) => section(file, key).eyebrow ?? heading(file, key);

const widths = [390, 480, 500, 576, 700, 768, 800, 992, 1000, 1280] as const;
/** Number of slides at each width; a dash where the page shows a grid instead. */
type Counts = readonly (number | "-")[];

const threeTwoOne: Counts = [1, 1, 1, 1, 1, 1, 2, 2, 3, 3];
const alwaysOne: Counts = widths.map(() => 1);

interface Case {
  kind: string;
  name: string;
  counts: Counts;
  /** Loops. */
  wraps?: boolean;
}

const hire = "hire/vue-js-developer";

/** The carousels to test, by page. */
const pages: Record<string, Case[]> = {
  "/about": [
    {
      kind: "accreditations",
      name: heading("pages/about", "accreditations"),
      counts: [1, 1, 1, 1, 2, 2, 2, 2, 4, 4],
    },
    { kind: "Our Life", name: eyebrow("pages/about", "lifeGallery"), counts: alwaysOne },
  ],
  "/blog": [{ kind: "blog", name: heading("pages/blog", "newest"), counts: threeTwoOne }],
  "/services/web-development": isOnSite("/blog")
    ? [{ kind: "latest blog", name: heading("services/web-development", "latestBlog"), counts: threeTwoOne }]
    : [],
  [`/${hire}`]: [
    { kind: "testimonials", name: eyebrow(hire, "clientFeedback"), counts: threeTwoOne },
    { kind: "hire types", name: heading(hire, "hireTypes"), counts: [1, 1, 1, 1, 1, 1, 2, 2, "-", "-"] },
    { kind: "industries", name: heading(hire, "industries"), counts: [2, 2, 2, 2, 2, 2, "-", "-", "-", "-"] },
    ...(isOnSite("/portfolio")
      ? [{ kind: "experiences", name: heading(hire, "experiences"), counts: alwaysOne }]
      : []),
  ],
  "/portfolio/sales-engagement-tool": [
    {
      kind: "similar work",
      name: words.labels.caseStudy.similar,
      counts: threeTwoOne,
      wraps: false,
    },
  ],
  ...(isOnSite("/portfolio") && {
    "/services": [
      {
        kind: "our work",
        name: heading("pages/services", "workCarousel"),
        counts: [1, 1, 1, 1, 1, 1, 2, 2, 4, 4],
      },
    ],
    "/": [
      {
        kind: "home",
        name: heading("pages/home", "featuredWork"),
        // On phones the next one peeks.
        counts: widths.map((width) => (width > 480 ? 1.5 : 1.2)),
      },
    ],
  }),
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The text “1 of 4” or “1–3 of 4”, which exists only when there is more than one slide. */
const positionOf = (root: Locator) => root.getByText(/^\d+(–\d+)? of \d+$/);

const expectShown = async (root: Locator, count: number | "-", at: string) => {
  if (count === "-") await expect(root, at).toBeHidden();
  else await expect.poll(() => shownSlides(root), at).toBe(count);
};

/** “4 of 4”, or “4–1 of 4” where two are shown; a part of a slide does not count. */
const position = (number: number, shown: number, count: number) =>
  `${shown >= 2 ? `${number}–${((number + shown - 2) % count) + 1}` : number} of ${count}`;

const expectRoundItsEnds = async (root: Locator, count: number, shown: number) => {
  await root.getByRole("button", { name: words.labels.carousel.previous }).click();
  await expect(positionOf(root)).toHaveText(position(count, shown, count));
  await root.getByRole("button", { name: words.labels.carousel.next }).click();
  await expect(positionOf(root)).toHaveText(position(1, shown, count));
};

const expectStopsAtItsEnds = async (root: Locator, count: number) => {
  const previous = root.getByRole("button", { name: words.labels.carousel.previous });
  const next = root.getByRole("button", { name: words.labels.carousel.next });
  await expect(previous).toBeDisabled();
  await next.focus();
  for (let number = 2; number <= count; number++) {
    await next.press("Enter");
    await expect(positionOf(root)).toHaveText(`${number} of ${count}`);
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  // A disabled button keeps focus, with a visible focus ring.
  await expect(next).toBeFocused();
  await expect(next).not.toHaveCSS("box-shadow", "none");
  await expect(next).not.toHaveCSS("outline-style", "none");
  await next.press("Enter");
  await expect(positionOf(root)).toHaveText(`${count} of ${count}`);
};

/** Widths between those at which carousels change. */
const resized = [900, 1000, 760];

for (const [path, carousels] of Object.entries(pages)) {
  const kinds = carousels.map(({ kind }) => kind).join(", ");

  test(`${kinds} on ${path}: the right number of slides at every width, and the right behaviour at the ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await open(page, path);
    for (const { name } of carousels) {
      const root = carousel(page, name);
      await root.scrollIntoViewIfNeeded();
      await expect.poll(() => isRunning(root), name).toBe(true);
    }
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (const { kind, name, counts, wraps = true } of carousels) {
        const root = carousel(page, name);
        await expectShown(root, counts[index]!, `${kind} at ${width} px`);
        if (counts[index] === "-") continue;
        const count = Number((await positionOf(root).textContent())?.split(" of ")[1]);
        const others = count > Number(counts[index]);
        await expect(positionOf(root), `${kind} at ${width} px`).toBeVisible({ visible: others });
        if (width === 700)
          await (wraps
            ? expectRoundItsEnds(root, count, Number(counts[index]))
            : expectStopsAtItsEnds(root, count));
      }
    }
  });

  test(`a link in a slide on ${path} keeps the focus at every width`, async ({ page }) => {
    await open(page, path);
    for (const { kind, name } of carousels) {
      const root = carousel(page, name);
      await page.setViewportSize({ width: 760, height: 900 });
      await root.scrollIntoViewIfNeeded();
      await expect.poll(() => isRunning(root), kind).toBe(true);
      const link = root.locator('[aria-roledescription="slide"]:not([inert]) :is(a, button)').first();
      if ((await link.count()) === 0) continue;
      await link.focus();
      for (const width of resized) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        const holder = await page.evaluate(() => document.activeElement?.tagName);
        expect.soft(holder, `${kind} at ${width} px`).not.toBe("BODY");
      }
    }
  });
}

test.describe("before hydration", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, carousels] of Object.entries(pages)) {
    test(`the carousels on ${path} show the same number of slides`, async ({ page }) => {
      await page.goto(path);
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        for (const { kind, name, counts } of carousels)
          await expectShown(carousel(page, name), counts[index]!, `${kind} at ${width} px`);
      }
    });
  }
});

/** Scrolls to a carousel and waits until react-slick runs it. */
const running = async (page: Page, path: string, name: string) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, path);
  const root = carousel(page, name);
  await root.scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(root)).toBe(true);
  return root;
};

test("stays at its position when the browser scrolls to a hidden slide", async ({ page }) => {
  const root = await running(page, "/hire/vue-js-developer", heading("hire/vue-js-developer", "experiences"));
  // Find-in-page does this, and so does focus before react-slick has positioned its slides.
  await slides(root)
    .last()
    .evaluate((slide) => slide.scrollIntoView({ inline: "center" }));
  expect(await shownSlides(root)).toBe(1);
});

test("by keyboard, no link of the half slide has the focus before it can be seen whole", async ({ page }) => {
  skipWithout("/portfolio");
  const root = await running(page, "/", heading("pages/home", "featuredWork"));
  const shown = root.locator('[aria-roledescription="slide"]:not([inert])');
  const lastLink = shown.first().getByRole("link").last();
  await lastLink.focus();
  await page.keyboard.press("Tab");
  await expect(root.getByRole("button", { name: words.labels.carousel.previous })).toBeFocused();
  await root.getByRole("button", { name: words.labels.carousel.next }).click();
  await expect(root.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(lastLink).toBeFocused();
});

test("keeps focus that leaves the list and comes straight back while react-slick takes over", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await open(page, `/${hire}`);
  const root = carousel(page, eyebrow(hire, "clientFeedback"));
  const list = await root.locator('[tabindex="0"]').first().elementHandle();
  const next = root.getByRole("button", { name: words.labels.carousel.next });
  await list?.focus();
  const holders: (string | undefined)[] = [];
  await expect
    .poll(async () => {
      const holder = await next.evaluate(async (button, plain) => {
        button.focus();
        await new Promise<void>((done) => setTimeout(() => (plain?.focus(), done())));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return document.activeElement?.tagName;
      }, list);
      holders.push(holder);
      return isRunning(root);
    })
    .toBe(true);
  expect(holders).not.toContain("BODY");
});
