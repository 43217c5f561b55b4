import type { Page } from "@playwright/test";
import { isOnSite } from "../support/parts";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

/** One page of each template that visitors reach by links. */
const paths = [
  ...["/about", "/contact-us", "/blog", "/blog/react", "/blog/choose-reactjs-for-web-development", "/career"],
  ...["/join-us", "/frontend-development", "/portfolio", "/portfolio/sales-engagement-tool", "/services"],
  ...["/services/web-development", "/hire/react-js-developer", "/privacy", "/"],
].filter(isOnSite);

/**
 * Computed styles by element. Carousels are left out, because their markup changes when react-slick loads, and so is what
 * loads when it is near, because after a navigation no server has drawn it.
 */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Sections that wait for their layout have no sizes yet.
    const wholeLayout = new CSSStyleSheet();
    wholeLayout.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [wholeLayout];
    // A new layout: Chromium keeps margins of 0 for what was centred while its section waited.
    document.body.style.display = "none";
    document.body.getBoundingClientRect();
    document.body.style.display = "";
    const traits = [
      "display",
      "color",
      "backgroundColor",
      "fontSize",
      "fontWeight",
      "padding",
      "margin",
      "gap",
    ] as const;
    const sizes = ["width", "borderRadius", "boxShadow", "gridTemplateColumns", "maxWidth", "order"] as const;
    return [...document.querySelectorAll("#gatsby-focus-wrapper :not(noscript, option)")]
      .filter((element) => !element.closest('[aria-roledescription="carousel"], [data-lazy], noscript'))
      .map((element) => {
        const style = getComputedStyle(element);
        // What is closed has sizes only once it was laid out.
        const compared = element.checkVisibility() ? [...traits, ...sizes] : traits;
        return [element.tagName, ...compared.map((trait) => `${trait}: ${style[trait]}`)].join("; ");
      });
  });

const goTo = async (page: Page, path: string) => {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
  await expect(page).toHaveURL(path);
};

// Each page has its own stylesheet, and client-side navigation loads them in any order.
for (const width of [390, 1440]) {
  test(`pages look the same after client-side navigation and after a page load, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    // A late font is not used until the next page. Without fonts, widths do not depend on timing.
    await page.route("**/*.woff2", (route) => route.abort());
    const looks = new Map<string, string[]>();
    for (const path of paths) {
      await open(page, path);
      // Pictures of sections that wait for their layout wait with them.
      looks.set(path, await look(page));
    }
    for (const path of [...paths, ...[...paths].reverse()]) {
      await goTo(page, path);
      await expect.poll(() => look(page), path).toEqual(looks.get(path));
    }
  });
}
