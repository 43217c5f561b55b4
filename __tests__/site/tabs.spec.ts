import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";

interface Tabs {
  tabs: { label: string }[];
}

const labelsOf = ({ tabs }: Tabs) => tabs.map(({ label }) => label);

const sets = [
  { path: "/hire/react-js-developer", labels: labelsOf(content<Tabs>("shared/technologies")) },
  {
    path: "/mobile-app-development",
    labels: labelsOf(content<{ audiences: Tabs }>("development/mobile-app-development").audiences),
  },
  { path: "/portfolio", labels: labelsOf(content<Tabs>("pages/portfolio")) },
];

/** The tab list whose first tab is `first`. */
const tabsOf = (page: Page, first: string) =>
  page
    .getByRole("tablist")
    .filter({ has: page.getByRole("tab", { name: first, exact: true }) })
    .first();

for (const { path, labels } of sets) {
  const [first = "", second = ""] = labels;

  test(`tabs ${labels.join(", ")} show one panel at a time, and loop by keyboard`, async ({ page }) => {
    await open(page, path);
    const list = tabsOf(page, first);
    await expect(list.getByRole("tab")).toHaveText(labels);
    const selected = list.getByRole("tab", { selected: true });
    await expect(selected).toHaveText(first);
    await selected.focus();
    for (const label of [...labels.slice(1), first]) {
      await page.keyboard.press("ArrowRight");
      await expect(selected).toHaveText(label);
      await expect(selected).toBeFocused();
      await expect(page.getByRole("tabpanel", { name: label, exact: true })).toBeVisible();
      const panels = await list.getByRole("tab").evaluateAll(
        (tabs) =>
          tabs.filter((tab) => {
            const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
            return panel !== null && panel.checkVisibility();
          }).length,
      );
      expect(panels).toBe(1);
    }
    await page.keyboard.press("ArrowLeft");
    await expect(selected).toHaveText(labels.at(-1) ?? "");
    await page.keyboard.press("Home");
    await expect(selected).toHaveText(first);
    await page.keyboard.press("End");
    await expect(selected).toHaveText(labels.at(-1) ?? "");
  });

  test(`the tab ${second} of ${path} has a URL and survives Back`, async ({ page }) => {
    await open(page, path);
    const selected = tabsOf(page, first).getByRole("tab", { selected: true });
    await tabsOf(page, first).getByRole("tab", { name: second, exact: true }).click();
    const address = page.url();
    expect(address).toContain("#");
    await page.goto("/privacy");
    await page.goBack();
    await hydrated(page);
    await expect(selected).toHaveText(second);
    await page.goto("/privacy");
    await page.goto(address);
    await hydrated(page);
    await expect(selected).toHaveText(second);
  });
}

test("every panel is visible without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/mobile-app-development");
  for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
  await context.close();
});

test("questions keep their markers in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/hire/react-js-developer");
  const mark = await page
    .locator("summary:visible")
    .filter({ hasText: "?" })
    .last()
    .evaluate((question) => getComputedStyle(question, "::after").backgroundImage);
  expect(mark).toContain("linear-gradient");
});

test("the first question is open, others open by keyboard, and a linked one is open on page load", async ({
  page,
}) => {
  await open(page, "/hire/vue-js-developer");
  const questions = page.locator("main details[id]");
  const [first, second, last] = [questions.first(), questions.nth(1), questions.last()];
  await expect(first).toHaveAttribute("open", "");
  await expect(second).not.toHaveAttribute("open");
  await second.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("open", "");
  const id = await last.getAttribute("id");
  await open(page, `/privacy`);
  await open(page, `/hire/vue-js-developer#${id}`);
  await expect(last).toHaveAttribute("open", "");
  await expect(last).toBeInViewport();
});
