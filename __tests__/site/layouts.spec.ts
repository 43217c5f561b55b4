import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { entriesIn } from "../support/named-entries";
import { isOnSite } from "../support/parts";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const { developmentBlocks: blocks } = content<{ developmentBlocks: { heading: string }[] }>("pages/services");

/** Whether the picture beside each heading is left of its text, right of it or above. `around`: what holds both. */
const pictureSides = (page: Page, headings: readonly string[], around: string) =>
  Promise.all(
    headings.map((name) =>
      page
        .getByRole("heading", { name, exact: true })
        // The banner of a page may have links of the same name, so what is meant is the last match.
        .last()
        .evaluate((element, holder) => {
          const picture = element.closest(holder)!.querySelector("img")!.getBoundingClientRect();
          const words = element.getBoundingClientRect();
          if (picture.bottom <= words.top) return "above";
          return picture.left < words.left ? "left" : "right";
        }, around),
    ),
  );

const kinds = blocks.map(({ heading }) => heading);

test("pictures of the kinds of development alternate sides above 992 px, and are above the text up to there", async ({
  page,
}) => {
  await page.goto("/services");
  await page.setViewportSize({ width: 993, height: 900 });
  expect(await pictureSides(page, kinds, "section")).toEqual(["left", "right", "left"]);
  await page.setViewportSize({ width: 992, height: 900 });
  expect(await pictureSides(page, kinds, "section")).toEqual(["above", "above", "above"]);
});

const stories = entriesIn("case-studies").map((name) =>
  content<{ slug: string; challenges: { items: { header: string }[] } }>(name),
);

for (const { slug, challenges } of stories) {
  test(`pictures of challenges of ${slug} alternate sides from 768 px on`, async ({ page }) => {
    await page.goto(`/portfolio/${slug}`);
    const headers = challenges.items.map(({ header }) => header);
    const sides = (one: string, other: string) => headers.map((_, index) => (index % 2 === 0 ? one : other));
    for (const width of [768, 820, 991, 992, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await pictureSides(page, headers, "li"), `${width} px`).toEqual(sides("left", "right"));
    }
    for (const width of [767, 576, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await pictureSides(page, headers, "li"), `${width} px`).toEqual(sides("above", "above"));
    }
  });
}

for (const { slug } of stories) {
  test(`the banner of ${slug} shows nearly the whole picture`, async ({ page }) => {
    await page.goto(`/portfolio/${slug}`);
    for (const width of [390, 769, 820, 1100, 1216, 1217, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page
        .locator("section:has(h1) img")
        .filter({ visible: true })
        .first()
        .evaluate((image) => {
          const { width: across, height, right } = image.getBoundingClientRect();
          return { share: (across / height) * (3 / 4), right };
        });
      expect.soft(box.share, `${width} px`).toBeGreaterThan(0.75);
      expect.soft(box.right, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/** How much larger pictures are drawn than their `sizes` tell the browser, which chooses a file by it. */
const enlarged = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const probe = main.appendChild(document.createElement("div"));
    probe.style.position = "absolute";
    const widthOf = (sizes: string) => {
      const wanted = sizes
        .split(/,(?![^(]*\))/)
        .map((size) => /^(\([^)]+\))?\s*(.+)$/.exec(size.trim())!)
        .find(([, media]) => !media || matchMedia(media).matches)!;
      probe.style.width = wanted[2]!;
      return probe.getBoundingClientRect().width;
    };
    return [...main.querySelectorAll("img")]
      .filter((image) => image.srcset && image.checkVisibility() && image.offsetWidth > 0)
      .flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        const whole = height * (Number(image.getAttribute("width")) / Number(image.getAttribute("height")));
        const { objectFit } = getComputedStyle(image);
        const drawn =
          objectFit === "cover"
            ? Math.max(width, whole)
            : objectFit === "contain"
              ? Math.min(width, whole)
              : width;
        const share = drawn / widthOf(image.sizes);
        return share > 1.2 ? [`${image.srcset.split(" ")[0]} ${share.toFixed(2)} times`] : [];
      });
  });

for (const path of ["/", "/about", "/services", "/portfolio", "/hire/vue-js-developer"].filter(isOnSite)) {
  test(`no picture on ${path} is larger than its sizes say`, async ({ page }) => {
    await page.goto(path);
    for (const width of [820, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await enlarged(page), `${width} px`).toEqual([]);
    }
  });
}

const { steps } = content<{ steps: { heading: string }[] }>("shared/process");

for (const path of ["/services", "/hire/vue-js-developer", "/mobile-app-development"].filter(isOnSite)) {
  test(`the process on ${path} is one picture above 992 px, and two columns of icons up to there`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.locator("ol", {
      has: page.getByRole("heading", { name: steps[0]!.heading, exact: true }),
    });
    await list.scrollIntoViewIfNeeded();
    const layout = () =>
      list.evaluate((element) => {
        const items = [...element.children].map((item) => item.getBoundingClientRect());
        const icons = [...element.querySelectorAll("img")].filter((icon) => icon.checkVisibility());
        const picture = element.parentElement!.querySelector(":scope > img, :scope > picture > img");
        return {
          columns: new Set(items.map(({ left }) => Math.round(left))).size,
          rows: new Set(items.map(({ top }) => Math.round(top))).size,
          icons: icons.length,
          picture: picture!.checkVisibility(),
        };
      });
    for (const width of [320, 390, 480, 576, 577, 768, 992]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await layout(), `${width} px`)
        .toEqual({ columns: 2, rows: steps.length / 2, icons: steps.length, picture: false });
    }
    await page.setViewportSize({ width: 993, height: 900 });
    expect(await layout()).toEqual({ columns: steps.length, rows: 1, icons: 0, picture: true });
  });
}
