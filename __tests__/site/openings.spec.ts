import { pathOf } from "../../src/routes/page-table";
import { sitePages } from "../support/site-paths";
import { words } from "../support/words";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const list = pathOf("join-us-page");
const openings = sitePages()
  .filter(({ kind }) => kind === "job")
  .map(({ path }) => path);
const closed = `${list}/an-opening-of-last-year`;

test("a list leads to each opening, and its page to the others and to the form", async ({ page }) => {
  test.skip(openings.length < 2, "There are not enough openings.");
  const [path = "", ...others] = openings;
  await open(page, list);
  const name = await page.getByRole("main").locator(`h3 a[href="${path}"]`).innerText();
  await page.getByRole("main").locator(`h3 a[href="${path}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  for (const other of others)
    await expect(page.getByRole("main").locator(`a[href="${other}"]`)).toHaveCount(1);
  await page.getByRole("main").locator('a[href^="/career?opening="]').first().click();
  const form = page.getByRole("form", { name: words.forms.career });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel(words.fields.message)).toHaveValue(new RegExp(name));
});

test("a closed opening is not found, and the page names those that remain", async ({ page }) => {
  const answer = await page.goto(closed);
  expect(answer?.status()).toBe(404);
  expect((await page.request.get(`${list}/404.html`)).status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  for (const path of openings)
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toHaveCount(1);
  await page.waitForFunction(() => "___navigate" in window);
  await expect(page).toHaveURL(closed);
  if (!openings[0]) return;
  await page.getByRole("main").locator(`a[href="${openings[0]}"]`).click();
  await expect(page).toHaveURL(openings[0]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an address in a link that is none is refused before anything is sent", async ({ page }) => {
  await open(page, pathOf("career-page"));
  const form = page.getByRole("form", { name: words.forms.career });
  await form.getByLabel(words.fields.name).fill("Asha");
  await form.getByLabel(words.fields.email).fill("asha@example.com");
  await form.getByLabel(words.fields.phoneNumber, { exact: true }).fill("9876543210");
  const link = form.getByLabel(words.fields.link);
  await link.fill("my github");
  await form.getByRole("button", { name: words.send }).click();
  await expect(form.getByRole("alert")).toHaveText(words.messages.linkInvalid);
  await expect(link).toBeFocused();
});
