import { basename, resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { timesAskedKey } from "../../src/browser/before-paint/asked-times";
import { filesUnder } from "../../src/content-model/check/files-under";
import { pathOf } from "../../src/routes/page-table";
import { searchMark } from "../../src/frame/search/search-request";
import { themeToggle } from "../../src/browser/before-paint/theme";
import { menuId } from "../../src/frame/header/menu-script";
import { content } from "../../__tests__/support/content";
import { words } from "../../__tests__/support/words";

export interface Interaction {
  name: string;
  path: string;
  /** Runs before the first repetition, not measured. */
  before?: (page: Page) => Promise<void>;
  /** Element to scroll into view then. */
  near?: (page: Page) => Locator;
  /** The measured action. `time` counts from 0. */
  act: (page: Page, time: number) => Promise<void>;
  /** Runs after each repetition, not measured. */
  after?: (page: Page) => Promise<void>;
}

const { labels } = words;
const hirePath = "/hire/react-js-developer";
const dialog = (page: Page) => page.getByRole("dialog");
const escape = (page: Page) => page.keyboard.press("Escape");
const tapTo = (of: (page: Page) => Locator) => ({
  near: of,
  act: (page: Page) => of(page).tap(),
});
const among = (of: (page: Page) => Locator) => ({
  near: (page: Page) => of(page).first(),
  act: async (page: Page, time: number) =>
    of(page)
      .nth(time % (await of(page).count()))
      .tap(),
});
const typing = (of: (page: Page) => Locator) => ({
  near: of,
  before: (page: Page) => of(page).focus(),
  act: (page: Page, time: number) => page.keyboard.press("abcdefghij".charAt(time % 10)),
});
const turning = (of: (page: Page) => Locator) => ({
  near: of,
  before: (page: Page) => of(page).focus(),
  act: (page: Page, time: number) => page.keyboard.press(time % 2 ? "ArrowUp" : "ArrowDown"),
});

const form = (page: Page, name: string) => page.getByRole("form", { name, exact: true });
const contactForm = (page: Page) => form(page, words.forms.contact);
const budget = (page: Page) => contactForm(page).getByRole("slider", { name: words.fields.budget });
const openSearch = async (page: Page) => {
  // The key works shortly after hydration.
  await page.locator(`[${searchMark}][aria-keyshortcuts]`).first().waitFor({ state: "attached" });
  await page.keyboard.press("/");
  await dialog(page).getByRole("combobox").waitFor();
};

const figure = content<{ signature: { heading: string } }>("hire/react-js-developer").signature;

const isTapped = /^(?:submit|button|radio|checkbox|)$/;
const keys: Readonly<Record<string, string>> = { number: "7", text: "a" };

/** Uses a demo's controls one after the other: buttons and choices by touch, the others by keyboard. */
const trying = (within: (page: Page) => Locator) => {
  const controls = (page: Page) =>
    within(page).locator(":is(input:not([type=color]), select, button:not([aria-label]):not(:disabled))");
  return {
    near: within,
    act: async (page: Page, time: number) => {
      const control = controls(page).nth(time % (await controls(page).count()));
      const kind = await control.evaluate((node) => (node as HTMLInputElement).type);
      if (isTapped.test(kind)) return control.tap({ force: true });
      await control.focus();
      return page.keyboard.press(keys[kind] ?? "ArrowRight");
    },
  };
};

/** The demos of case studies. */
const plays = filesUnder(resolve("content/case-studies"), /\.yaml$/).flatMap((file): Interaction[] => {
  const slug = basename(file, ".yaml");
  const { play } = content<{ play?: string }>(`case-studies/${slug}`);
  if (!play) return [];
  const path = pathOf("case-study", slug);
  return [{ name: `play: ${play}`, path, ...trying((page) => page.locator(`#${play}`)) }];
});

/** What visitors do on the site, each on a page that allows it. */
export const interactions: readonly Interaction[] = [
  { name: "phone menu", path: "/", ...tapTo((page) => page.locator(`[popovertarget=${menuId}]`)) },
  { name: "theme, home", path: "/", ...tapTo((page) => page.locator(`[${themeToggle}]`)) },
  { name: "theme, long page", path: hirePath, ...tapTo((page) => page.locator(`[${themeToggle}]`)) },
  {
    name: "Send with faults",
    path: "/contact-us",
    ...tapTo((page) => contactForm(page).getByRole("button", { name: words.send })),
  },
  {
    name: "text in a form",
    path: "/contact-us",
    ...typing((page) => contactForm(page).getByLabel(words.fields.name, { exact: true })),
  },
  {
    name: "tick in a form",
    path: "/contact-us",
    ...among((page) => contactForm(page).getByRole("checkbox")),
  },
  {
    name: "country of a number",
    path: "/contact-us",
    ...turning((page) => contactForm(page).getByLabel(words.fields.phone_code)),
  },
  {
    name: "select in a form",
    path: hirePath,
    ...turning((page) => form(page, words.forms.hire).getByRole("combobox").last()),
  },
  {
    name: "budget's slider",
    path: "/contact-us",
    ...turning(budget),
    before: async (page) => {
      await contactForm(page).locator("details:has([type=range]) > summary").tap();
      await budget(page).focus();
    },
  },
  {
    name: "cell of call times",
    path: "/contact-us",
    before: async (page) => {
      await page.evaluate((key) => sessionStorage.setItem(key, "true"), timesAskedKey);
      await page.reload();
      await page.getByRole("grid", { name: words.times.heading }).waitFor();
    },
    // Only two cells, because a fourth time cannot be chosen.
    ...among((page) => page.getByRole("row").nth(3).locator(":nth-child(-n+2)").getByRole("button")),
  },
  { name: "portfolio tab", path: "/portfolio", ...among((page) => page.getByRole("tab")) },
  { name: "technologies' tab", path: hirePath, ...among((page) => page.getByRole("tab")) },
  {
    name: "accordion question",
    path: hirePath,
    ...among((page) => page.locator("main details:not([name]) > summary:visible")),
  },
  {
    name: "carousel arrow",
    path: "/",
    ...tapTo((page) => page.getByRole("button", { name: labels.carousel.next }).first()),
  },
  {
    name: "jump bar",
    path: hirePath,
    ...among((page) => page.getByRole("navigation", { name: labels.chapters.name }).getByRole("listitem")),
  },
  {
    name: "search, opening",
    path: "/",
    before: async (page) => {
      await openSearch(page);
      await escape(page);
    },
    act: openSearch,
    after: escape,
  },
  {
    name: "search, typing",
    path: "/",
    before: openSearch,
    act: (page, time) => page.keyboard.press("react devel".charAt(time % 11)),
  },
  {
    name: "search, kind of pages",
    path: "/search?q=react",
    ...among((page) => page.getByRole("radio")),
  },
  {
    name: "video, opening",
    path: "/hire/node-js-developers",
    ...tapTo((page) => page.getByRole("button", { name: labels.dialog.playShort }).first()),
    after: escape,
  },
  {
    name: "photo, opening",
    path: "/about",
    ...tapTo((page) => page.getByRole("button", { name: labels.dialog.openPhoto }).first()),
    after: escape,
  },
  {
    name: "years of the company",
    path: "/about",
    ...among((page) => page.getByRole("listitem").getByRole("button", { name: /^\d{4}$/ })),
  },
  {
    name: "figure of a hire page",
    path: hirePath,
    ...trying((page) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name: figure.heading }) }),
    ),
  },
  ...plays,
  {
    name: "estimate",
    path: "/contact-us",
    ...trying((page) => page.locator("section:has(> div > div > div [type=range]):not(:has(form))")),
  },
];
