import type { Page } from "@playwright/test";
import { pathOf } from "../../src/routes/page-table";
import { choiceIn, storiesPath } from "../../src/routes/story-filter";
import { content } from "../support/content";
import { sitePages } from "../support/site-paths";
import { violations } from "./support/accessibility";
import { open } from "./support/ready";
import { expect, skipWithout, test } from "./support/test";
import { words } from "../support/words";

const portfolio = pathOf("portfolio-page");
const stories = sitePages().filter(({ kind }) => kind === "case-study");
const texts = content<{ storyFilter: Record<string, string> }>("pages/portfolio").storyFilter;
const firstStory = stories[0]?.path ?? "/portfolio/none";

const cards = (page: Page) => page.locator(`#stories a[href^="${portfolio}/"]`).filter({ visible: true });
const found = (page: Page) => page.locator("#stories").getByRole("status");

test("a technology of a case study's stack leads to all that have it, counted", async ({ page }) => {
  await open(page, firstStory);
  const link = page.getByRole("main").locator(`a[href^="${portfolio}?technologies="]`).first();
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\?technologies=/);
  const count = await cards(page).count();
  await expect(found(page)).toHaveText(`${texts.found} ${count}`);
  const chip = page.getByRole("checkbox", { name: `${name} ${count}` });
  await expect(chip).toBeChecked();
  await expect(cards(page).and(page.locator(`[href="${firstStory}"]`))).toHaveCount(1);
});

test("an industry of a hire page leads to its case studies, and Back to the page", async ({ page }) => {
  skipWithout("/hire/react-js-developer");
  await open(page, "/hire/react-js-developer");
  const link = page.locator(`main a[href^="${portfolio}?industries="]`).filter({ visible: true }).first();
  await link.click();
  await expect(found(page)).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL("/hire/react-js-developer");
});

test("a technology on a card leads to all that have it, and the rest of the card to its case study", async ({
  page,
}) => {
  skipWithout(portfolio);
  await open(page, "/");
  const tag = page.locator(`li a[href^="${portfolio}?technologies="]`);
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: tag })
    .filter({ visible: true })
    .first();
  test.skip((await card.count()) === 0, "No card has a technology that can be chosen.");
  const name = await card.locator(tag).first().innerText();
  await card.locator(tag).first().click();
  await expect(page.getByRole("checkbox", { name: new RegExp(`^${name} \\d+$`) })).toBeChecked();
  await page.goBack();
  const path = await card.getByRole("heading").getByRole("link").getAttribute("href");
  await card.click({ position: { x: 8, y: 40 } });
  await expect(page).toHaveURL(path!);
});

test("a choice of several is in the address, lasts a reload, and can be taken back", async ({ page }) => {
  skipWithout(portfolio);
  await open(page, portfolio);
  await page.locator("#stories summary").click();
  const names: string[] = [];
  for (const legend of [texts.technologies, texts.industries]) {
    const chip = page.getByRole("group", { name: legend }).getByRole("checkbox").first();
    names.push((await chip.getAttribute("value")) ?? "");
    await chip.check();
  }
  const choice = () => choiceIn(new URL(page.url()).search);
  expect(choice()).toEqual({ technologies: [names[0]], industries: [names[1]] });
  const count = await cards(page).count();
  await expect(found(page)).toHaveText(`${texts.found} ${count}`);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(found(page)).toHaveText(`${texts.found} ${count}`);
  await page.getByRole("button", { name: texts.clear }).click();
  await expect(found(page)).toHaveCount(0);
  expect(choice()).toEqual({ technologies: [], industries: [] });
});

test("a choice that nothing fits says so", async ({ page }) => {
  skipWithout(portfolio);
  await open(page, portfolio);
  await page.locator("#stories summary").click();
  const chips = page.getByRole("group", { name: texts.technologies }).getByRole("checkbox");
  for (const chip of await chips.all()) await chip.check();
  test.skip((await cards(page).count()) > 0, "One case study has all technologies.");
  await expect(found(page)).toHaveText(`${texts.found} 0`);
  await expect(page.getByText(texts.none!)).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: words.labels.actions.proposal }),
  ).toBeVisible();
});

test("an address in small letters is understood, and what nothing has is left out", async ({ page }) => {
  skipWithout(portfolio);
  await open(page, portfolio);
  await page.locator("#stories summary").click();
  const value = await page.locator("#stories").getByRole("checkbox").first().getAttribute("value");
  await open(page, storiesPath({ technologies: [value!.toLowerCase(), "No such thing"] }));
  const chosen = page.locator("#stories").getByRole("checkbox", { checked: true });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveValue(value!);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all case studies stand there, whatever is asked", async ({ page }) => {
    skipWithout(portfolio);
    await page.goto(storiesPath({ technologies: ["React"] }));
    for (const { path } of stories)
      await expect(page.locator(`#stories a[href="${path}"]`).first()).toBeVisible();
    await expect(page.locator("#stories summary")).toBeHidden();
  });
});
