import type { Page } from "@playwright/test";
import { content } from "../../support/content";
import { open } from "../support/ready";
import { reports } from "./support/analytics";
import { at, heatMap, tagManager, trackingCookie } from "./support/settings";
import { expect, test } from "./support/test";
import { linkTo } from "../support/links";
import { words } from "../../support/words";

const counted = [tagManager, heatMap, reports.tagManager, reports.heatMap].sort();

const { sections } = content<{ sections: { choice?: string }[] }>("legal/privacy");
const choiceText = sections.map(({ choice }) => choice?.split("\n")[0]).find(Boolean)!;

const ask = (page: Page) => page.getByRole("dialog", { name: words.consent.banner.heading });
const settings = (page: Page) => page.getByRole("dialog", { name: words.consent.settings.heading });
const openSettings = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: words.consent.settings.button }).click();

/** Goes to another page as visitors do, without loading one. */
const openAnotherPage = async (page: Page) => {
  await linkTo(page.getByRole("contentinfo"), at("/privacy")).click();
  await expect(page).toHaveURL(at("/privacy"));
};

test("nothing third-party is requested before an answer, on any page", async ({
  page,
  context,
  thirdPartyRequests,
  cspViolations,
  browserErrors,
}) => {
  await open(page, at("/"));
  await expect(ask(page)).toBeVisible();
  await openAnotherPage(page);
  // The privacy page mentions the choice, because this site offers one.
  await expect(page.getByRole("main").getByText(choiceText)).toHaveCount(1);
  await page.reload();
  await expect(ask(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(thirdPartyRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect([...cspViolations, ...browserErrors]).toEqual([]);
});

test("after consent both tools load once, on other pages too, and after a reload without asking again", async ({
  page,
  thirdPartyRequests,
  cspViolations,
  browserErrors,
}) => {
  const queries: string[] = [];
  page.on("request", (request) => queries.push(new URL(request.url()).search));
  await open(page, at("/"));
  await ask(page).getByRole("button", { name: words.consent.banner.accept }).click();
  await expect(ask(page)).toBeHidden();
  await expect.poll(() => [...thirdPartyRequests].sort()).toEqual(counted);
  expect(queries).toEqual(
    expect.arrayContaining(["?id=GTM-KILN1", "?id=GTM-KILN1&event=gtm.js", "?site=42"]),
  );
  await openAnotherPage(page);
  await page.waitForLoadState("networkidle");
  expect([...thirdPartyRequests].sort()).toEqual(counted);

  thirdPartyRequests.length = 0;
  await page.reload();
  await expect.poll(() => [...thirdPartyRequests].sort()).toEqual(counted);
  await expect(ask(page)).toHaveCount(0);
  expect([...cspViolations, ...browserErrors]).toEqual([]);
});

test("after a refusal nothing loads, and the dialog stays closed", async ({
  page,
  context,
  thirdPartyRequests,
}) => {
  await open(page, at("/"));
  await ask(page).getByRole("button", { name: words.consent.banner.refuse }).click();
  await expect(ask(page)).toBeHidden();
  await openAnotherPage(page);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(ask(page)).toHaveCount(0);
  expect(thirdPartyRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("a refusal can be changed to consent in the footer's settings", async ({ page, thirdPartyRequests }) => {
  await open(page, at("/about"));
  await ask(page).getByRole("button", { name: words.consent.banner.refuse }).click();
  await openSettings(page);
  await settings(page).getByRole("button", { name: words.consent.settings.accept }).click();
  await expect.poll(() => [...thirdPartyRequests].sort()).toEqual(counted);
});

test("withdrawing consent there reloads the page without the tools and their cookies", async ({
  page,
  context,
  thirdPartyRequests,
}) => {
  await open(page, at("/about"));
  await ask(page).getByRole("button", { name: words.consent.banner.accept }).click();
  await expect.poll(() => [...thirdPartyRequests].sort()).toEqual(counted);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([trackingCookie]);
  thirdPartyRequests.length = 0;
  await openSettings(page);
  const loaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: words.consent.settings.refuse }).click();
  await loaded;
  await page.waitForLoadState("networkidle");
  expect(thirdPartyRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expect(ask(page)).toHaveCount(0);
});
