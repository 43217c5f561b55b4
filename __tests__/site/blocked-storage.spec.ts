import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findWholeBrowser } from "../../tools/find-browser";
import { words } from "../support/words";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { open } from "./support/ready";
import { expect, skipWithout, test as base } from "./support/test";
import { expectOutcome } from "./support/thank-you";

/** In a browser whose owner blocks cookies, which blocks storage too. The headless shell reads no such preference. */
const test = base.extend({
  page: async ({ baseURL, launchOptions, locale }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), "blocked-storage-"));
    mkdirSync(join(profile, "Default"));
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: findWholeBrowser(),
      baseURL,
      locale,
    });
    await provide(await context.newPage());
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

const { path, form: find, fill } = formCases.contact;
skipWithout(path);

test("a sent enquiry is told as sent, with its reference, over a reload too", async ({ page }) => {
  const email = newEmail();
  await open(page, path);
  expect(await page.evaluate(() => Reflect.has(window, "sessionStorage"))).toBe(true);
  await expect(page.evaluate(() => window.sessionStorage.length)).rejects.toThrow("SecurityError");
  await fill(find(page), mouse(page), email);
  await passRobotTest(find(page), mouse(page));
  await find(page).getByRole("button", { name: words.send }).click();
  await expectOutcome(page, "arrived");
  const [lead] = await leadsOf(email);
  const reference = page.getByText(String(lead?.["reference"]));
  await expect(reference).toBeVisible();
  await page.reload();
  await expectOutcome(page, "arrived");
  await expect(reference).toBeVisible();
});

test("after a failure the message is there again", async ({ page }) => {
  await page.route("**/api/enquiry/**", (route) =>
    route.fulfill({ status: 503, json: { _error: { message: words.serverMessages.storeUnavailable } } }),
  );
  await open(page, path);
  await fill(find(page), mouse(page), newEmail());
  await passRobotTest(find(page), mouse(page));
  await find(page).getByRole("button", { name: words.send }).click();
  await expectOutcome(page, "failed");
  await expect(page.getByRole("alert")).toHaveText(words.serverMessages.storeUnavailable);
  await page.getByRole("link", { name: words.outcome.tryAgain }).click();
  await expect(field(find(page), words.fields.message)).not.toHaveValue("");
  await expect(field(find(page), words.fields.phone_code)).toHaveValue("GB");
});
