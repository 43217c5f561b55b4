import type { Page } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "../../tools/find-browser";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { expectOutcome } from "./support/thank-you";
import { words } from "../support/words";

const { contact } = formCases;

// Playwright turns the back/forward cache off by default; visitors have it.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

declare global {
  interface Window {
    cameFromCache?: boolean;
    drawHeldFrames?: () => Promise<void>;
  }
}

// A page restored from that cache has no load event, so these steps wait for the commit only.
const kept = { waitUntil: "commit" } as const;

const fill = async (page: Page): Promise<string> => {
  const email = newEmail();
  await open(page, contact.path);
  await contact.fill(contact.form(page), mouse(page), email);
  return email;
};

const expectFilled = async (page: Page, email: string) => {
  const form = contact.form(page);
  await expect(field(form, words.fields.email)).toHaveValue(email);
  await expect(field(form, words.fields.phone_code)).toHaveValue("GB");
  await expect(form.getByRole("slider")).toHaveValue("5");
  await expect(form.getByRole("checkbox", { name: words.option("looking_for", 1) })).toBeChecked();
  await expect(field(form, words.fields.message)).toHaveValue("It should text when it boils.");
};

const send = async (page: Page) => {
  await passRobotTest(contact.form(page), mouse(page));
  await contact.form(page).getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL("/thank-you");
};

test("a form restored from the back/forward cache keeps its values and can be sent", async ({ page }) => {
  const email = await fill(page);
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => (window.cameFromCache = persisted)),
  );
  await page.goto("/privacy");
  await page.goBack(kept);
  await page.waitForFunction(() => window.cameFromCache);
  await expectFilled(page, email);
  await page.goForward(kept);
  await page.goBack(kept);
  await expectFilled(page, email);
  await send(page);
  expect(await leadsOf(email)).toHaveLength(1);
});

test("after a failure, Back leads to the filled form, Forward to the outcome, and both survive a reload", async ({
  page,
}) => {
  await page.route("**/api/enquiry/**", (route) => route.abort());
  const email = await fill(page);
  await send(page);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await page.goBack();
  await hydrated(page);
  await expectFilled(page, email);
  await page.goForward();
  await expect(page.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await page.goBack();
  await page.reload();
  await hydrated(page);
  await expectFilled(page, email);
});

test("after a success, neither Back, Forward nor a reload restores the enquiry", async ({ page }) => {
  const email = await fill(page);
  await send(page);
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
  await page.goto("/privacy");
  await page.goBack(kept);
  await expect(page).toHaveURL("/thank-you");
  await page.goBack(kept);
  await expect(page).toHaveURL(contact.path);
  await hydrated(page);
  for (const label of [
    words.fields.name,
    words.fields.email,
    words.fields.subject,
    words.fields.phoneNumber,
    words.fields.message,
  ]) {
    await expect(field(contact.form(page), label)).toHaveValue("");
  }
  await page.goForward(kept);
  await page.reload();
  await hydrated(page);
  await expectOutcome(page, "arrived");
  expect(await leadsOf(email)).toHaveLength(1);
});

test("Back leads to the page before, also while the next one has not been drawn", async ({ page }) => {
  await open(page, contact.path);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  // As on a busy phone: the router's next frame comes after Back.
  await page.evaluate(() => {
    const nextFrame = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    window.drawHeldFrames = async () => {
      window.requestAnimationFrame = nextFrame;
      held.forEach(nextFrame);
      for (let frame = 0; frame < 10; frame++) await new Promise(nextFrame);
    };
  });
  await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expect(page).toHaveURL(contact.path);
  await page.evaluate(() => window.drawHeldFrames?.());
  await expect(heading).toHaveText(before);
});
