import { searchMark } from "../../src/frame/search/search-request";
import { pathOf } from "../../src/routes/page-table";
import { content } from "../support/content";
import { words } from "../support/words";
import { click, read, see, type Part } from "./support/part";
import { addressOf, expect, faultsOf, open, test } from "./support/test";
import { run } from "./support/tab";

const { frame, carousel, dialog } = words.labels;
const hirePage = "/hire/react-js-developer";

test.afterEach(async ({ tab }) => expect(await faultsOf(tab)).toEqual([]));

test("the menu on phones opens, leads to a page and is closed there", async ({ tab }) => {
  await open(tab, "/");
  const menu: Part = { role: "button", name: frame.menu };
  const isOpen = () => read(tab, menu, (button) => button.getAttribute("aria-expanded"));
  await click(tab, menu);
  await expect.poll(isOpen).toBe("true");
  await tab.press("Escape");
  await expect.poll(isOpen).toBe("false");
  await click(tab, menu);
  await click(tab, {
    css: '[href="/portfolio"]',
    within: { role: "navigation", name: frame.mainNavigation },
  });
  await expect.poll(() => addressOf(tab)).toBe("/portfolio");
  await expect.poll(isOpen).toBe("false");
});

test("the theme is switched, and lasts on the next page", async ({ tab }) => {
  const theme = () => run(tab, () => document.documentElement.dataset.theme);
  await open(tab, "/about");
  const before = await theme();
  await click(tab, { role: "button", name: frame.darkTheme });
  await expect.poll(theme).not.toBe(before);
  const after = await theme();
  await open(tab, "/privacy");
  expect(await theme()).toBe(after);
});

const search = content<{ search: { field: string } }>("pages/search").search;

test("the search finds a page, in its dialog and on its page, and a click beside the dialog closes it", async ({
  tab,
}) => {
  await tab.size(1366, 900);
  await open(tab, "/about");
  await expect
    .poll(() =>
      run(tab, (mark) => document.querySelector(`[${mark}][aria-keyshortcuts]`) !== null, searchMark),
    )
    .toBe(true);
  const box: Part = { role: "dialog" };
  const openIt = async () => {
    await click(tab, { role: "link", name: frame.search });
    await see(tab, { role: "combobox", name: search.field, within: box });
  };
  await openIt();
  await tab.click(5, 450);
  await expect.poll(() => read(tab, box, () => true)).toBeNull();
  await openIt();
  await tab.type("privacy");
  await expect
    .poll(() => read(tab, { role: "option", within: box }, (found) => found.getAttribute("href")))
    .toBe("/privacy");
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await expect.poll(() => addressOf(tab)).toBe("/privacy");
  await open(tab, `${pathOf("search-page")}?q=privacy`);
  await see(tab, { css: 'main a[href="/privacy"]' });
});

test("a carousel moves by its button", async ({ tab }) => {
  await open(tab, hirePage);
  const name = content<{ hireTypes: { heading: string } }>("hire/react-js-developer").hireTypes.heading;
  const within: Part = { role: "group", name };
  const slide: Part = { css: '[aria-roledescription="slide"]:not([inert] *, [aria-hidden=true])', within };
  await see(tab, within);
  await read(tab, within, (group) => group.scrollIntoView({ block: "center", behavior: "instant" }));
  const label = () => read(tab, slide, (shown) => shown.getAttribute("aria-label"));
  const first = await label();
  await click(tab, { role: "button", name: carousel.next, within });
  await expect.poll(label).not.toBe(first);
});

test("tabs change by mouse and by keyboard", async ({ tab }) => {
  await open(tab, "/mobile-app-development");
  const [, second, third] = content<{ audiences: { tabs: { label: string }[] } }>(
    "development/mobile-app-development",
  ).audiences.tabs.map(({ label }) => label);
  await click(tab, { role: "tab", name: second! });
  await see(tab, { role: "tabpanel", name: second! });
  await tab.press("ArrowRight");
  await see(tab, { role: "tabpanel", name: third! });
});

test("a question opens and closes", async ({ tab }) => {
  await open(tab, hirePage);
  const question: Part = { css: "main details[id]:not([open])" };
  const id = await read(tab, question, ({ id }) => id);
  const isOpen = () => run(tab, (id) => (document.getElementById(id!) as HTMLDetailsElement).open, id);
  const line: Part = { css: `[id="${id}"] summary` };
  await click(tab, line);
  await expect.poll(isOpen).toBe(true);
  await click(tab, line);
  await expect.poll(isOpen).toBe(false);
});

test("the viewer shows photos and closes", async ({ tab }) => {
  await tab.size(1366, 900);
  await open(tab, "/about");
  await click(tab, { css: `main button[aria-label^="${dialog.openPhoto}"]` });
  const within: Part = { role: "dialog" };
  const shown = () => read(tab, { css: "img", within }, (image) => (image as HTMLImageElement).alt);
  await expect.poll(shown).not.toBeNull();
  const first = await shown();
  await click(tab, { role: "button", name: dialog.next, within });
  await expect.poll(shown).not.toBe(first);
  await tab.press("Escape");
  await expect.poll(() => read(tab, within, () => true)).toBeNull();
});

test("the portfolio is filtered, and the choice is in the address", async ({ tab }) => {
  await open(tab, pathOf("portfolio-page"));
  await click(tab, { css: "#stories summary" });
  await click(tab, { css: "#stories label:has(input[type=checkbox])" });
  await expect.poll(() => addressOf(tab)).toMatch(/\?\w+=/);
  await see(tab, { role: "status", within: { css: "#stories" } });
});

test("a toy reckons", async ({ tab }) => {
  await open(tab, "/contact-us");
  const months: Part = {
    role: "slider",
    name: content<Queries.EstimateFragment>("shared/estimate").months.label,
  };
  const value = () => read(tab, months, (slider) => slider.getAttribute("aria-valuetext"));
  await see(tab, months);
  await read(tab, months, (slider) => slider.focus());
  const before = await value();
  await tab.press("End");
  await expect.poll(value).not.toBe(before);
});
