import { sitePages } from "../support/site-paths";
import { expect, faultsOf, open, test } from "./support/test";
import { run } from "./support/tab";

/** One page of each kind. */
const pages = [...new Map(sitePages().map(({ kind, path }) => [kind, path])).values()];

/** How far the page can be moved sideways. */
const sideways = () => {
  window.scrollTo({ left: 1000, behavior: "instant" });
  const moved = window.scrollX;
  window.scrollTo({ left: 0, behavior: "instant" });
  return moved;
};

// Some pages to a test, so that the workers share them.
const share = Math.ceil(pages.length / 4);
for (let first = 0; first < pages.length; first += share) {
  const some = pages.slice(first, first + share);
  test(`${some.join(", ")} load without an error, and nothing scrolls sideways`, async ({ tab }) => {
    for (const path of some) {
      for (const [width, height] of [
        [390, 844],
        [1366, 900],
      ] as const) {
        await tab.size(width, height);
        await open(tab, path);
        expect.soft(await run(tab, sideways), `${path} at ${width} px`).toBe(0);
        expect.soft(await faultsOf(tab), path).toEqual([]);
      }
    }
  });
}
