import { content } from "../support/content";
import { words } from "../support/words";
import { click, read, see, type Part } from "./support/part";
import { startSlowLine } from "./support/slow-line";
import { addressOf, expect, faultsOf, hydrated, open, siteOrigin, test } from "./support/test";
import { run, type Tab } from "./support/tab";

const hirePage = "/hire/vue-js-developer";

const place = (tab: Tab) => run(tab, () => Math.round(window.scrollY));

const scrollTo = (tab: Tab, top: number) =>
  run(tab, (top) => window.scrollTo({ top, behavior: "instant" }), top);

/** What is read, once it has been the same for a second: pages may move for a while after they load. */
const settled = async <Value>(look: () => Promise<Value>): Promise<Value> => {
  let seen: Value;
  let since = Date.now();
  await expect
    .poll(
      async () => {
        const now = await look();
        if (now !== seen) [seen, since] = [now, Date.now()];
        return Date.now() - since;
      },
      { intervals: [200] },
    )
    .toBeGreaterThan(1000);
  return seen!;
};

/** Whether the place is within a few pixels of another. */
const expectPlace = async (tab: Tab, wanted: number) => {
  const top = await settled(() => place(tab));
  expect(Math.abs(top - wanted), `${top} instead of ${wanted}`).toBeLessThanOrEqual(8);
};

/** How far an element begins below what sticks above it. */
const belowHeader = (element: HTMLElement): number => {
  const bars = [...document.querySelectorAll("header, main nav")]
    .filter((bar) => getComputedStyle(bar).position === "sticky")
    .map((bar) => bar.getBoundingClientRect().bottom);
  return Math.round(element.getBoundingClientRect().top - Math.max(0, ...bars));
};

const hireForm: Part = { role: "form", name: words.forms.hire };

const expectAtForm = async (tab: Tab) => {
  await see(tab, hireForm);
  const distance = await settled(() => read(tab, hireForm, belowHeader));
  // Letters that come late move lines by a few pixels, and WebKit has no scroll anchoring.
  expect(distance).toBeGreaterThanOrEqual(-16);
  expect(distance).toBeLessThanOrEqual(40);
};

const followFooter = async (tab: Tab, path: string) => {
  await click(tab, { css: `a[href="${path}"]`, within: { role: "contentinfo" } });
  await expect.poll(() => addressOf(tab)).toBe(path);
};

test("Back from another document finds the place, from the back/forward cache", async ({ tab }) => {
  await open(tab, "/about");
  await scrollTo(tab, 1500);
  await run(tab, () => {
    Object.assign(window, { sameDocument: true });
  });
  // Firefox keeps no page that is left while it loads something, such as pages fetched ahead.
  await settled(() => run(tab, () => performance.getEntriesByType("resource").length));
  await tab.goto(`${siteOrigin()}/robots.txt`);
  await tab.back();
  await expect.poll(() => addressOf(tab)).toBe("/about");
  expect(await run(tab, () => "sameDocument" in window)).toBe(true);
  await expectPlace(tab, 1500);
  expect(await faultsOf(tab)).toEqual([]);
});

test("Back and Forward on the site find the places, and a link leads to the top", async ({ tab }) => {
  await open(tab, hirePage);
  await read(tab, { role: "contentinfo" }, (footer) => footer.scrollIntoView({ behavior: "instant" }));
  await settled(() => place(tab));
  // A click scrolls its link into view.
  await run(tab, () =>
    addEventListener("click", () => sessionStorage.setItem("left", String(scrollY)), true),
  );
  await followFooter(tab, "/about");
  const left = await run(tab, () => Math.round(Number(sessionStorage.getItem("left"))));
  await expectPlace(tab, 0);
  await scrollTo(tab, 900);
  await settled(() => place(tab));
  await tab.back();
  await expect.poll(() => addressOf(tab)).toBe(hirePage);
  await expectPlace(tab, left);
  await tab.forward();
  await expect.poll(() => addressOf(tab)).toBe("/about");
  await expectPlace(tab, 900);
  expect(await faultsOf(tab)).toEqual([]);
});

test("a reload on a slow line keeps the place", async ({ tab }) => {
  const line = await startSlowLine(siteOrigin(), { latencyMs: 150, bytesPerSecond: 200_000 });
  try {
    await tab.goto(`${line.origin}/about`);
    await hydrated(tab);
    await scrollTo(tab, 2200);
    const left = await settled(() => place(tab));
    await tab.reload();
    await hydrated(tab);
    await expectPlace(tab, left);
    expect(await faultsOf(tab)).toEqual([]);
  } finally {
    line.stop();
  }
});

test("an address with a name opens there", async ({ tab }) => {
  await open(tab, `${hirePage}#inquiry`);
  await expectAtForm(tab);
});

test("a link to a name that is clicked as soon as its page is shown leads there, and stays", async ({
  tab,
}) => {
  await open(tab, "/about");
  await followFooter(tab, hirePage);
  const [{ label }] = content<{ call: { actions: [{ label: string }] } }>("hire/vue-js-developer").call
    .actions;
  await click(tab, { role: "link", name: label, within: { role: "main" } });
  await expectAtForm(tab);
  expect(await faultsOf(tab)).toEqual([]);
});
