import { startSlowLine } from "./support/slow-line";
import { expect, hydrated, siteOrigin, test } from "./support/test";
import { run } from "./support/tab";

/** Whether headings are drawn in the theme's font. */
const hasHeadingsFont = () =>
  [...document.fonts].some(({ family, status }) => /^"?Headings"?$/.test(family) && status === "loaded");

/** Where everything in the window begins. */
const places = () =>
  [...document.querySelectorAll("main *")]
    .map((element) => Math.round(element.getBoundingClientRect().top))
    .filter((top) => top < window.innerHeight);

for (const path of ["/", "/hire/vue-js-developer", "/contact-us"])
  test(`a first visit to ${path} on a phone's line shows the theme's headings, and they move nothing`, async ({
    tab,
  }) => {
    const line = await startSlowLine(siteOrigin(), { latencyMs: 150, bytesPerSecond: 200_000 });
    try {
      await tab.goto(line.origin + path);
      await hydrated(tab);
      await expect.poll(() => run(tab, hasHeadingsFont)).toBe(true);
      const shown = await run(tab, places);
      expect(shown.length).toBeGreaterThan(1);
      await run(tab, () => {
        const root = document.documentElement;
        const fallbacks = getComputedStyle(root)
          .getPropertyValue("--font-display")
          .replace(/^[^,]*,/, "");
        root.style.setProperty("--font-display", fallbacks);
      });
      expect(await run(tab, places)).toEqual(shown);
    } finally {
      line.stop();
    }
  });
