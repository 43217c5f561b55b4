import type { Page } from "@playwright/test";
import { content } from "../../support/content";
import { open } from "../support/ready";
import { reports, theirCookie } from "./support/analytics";
import { at, heatMap, tagManager } from "./support/settings";
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
const wander = async (page: Page) => {
  await linkTo(page.getByRole("contentinfo"), at("/privacy")).click();
  await expect(page).toHaveURL(at("/privacy"));
};

test("nothing of theirs is fetched before an answer, whatever the visitor reads", async ({
  page,
  context,
  strangers,
  breaches,
  complaints,
}) => {
  await open(page, at("/"));
  await expect(ask(page)).toBeVisible();
  await wander(page);
  // Here is a choice, so the privacy page says where it is.
  await expect(page.getByRole("main").getByText(choiceText)).toHaveCount(1);
  await page.reload();
  await expect(ask(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect([...breaches, ...complaints]).toEqual([]);
});

test("after a yes both run once, on further pages too, and on a reload without asking", async ({
  page,
  strangers,
  breaches,
  complaints,
}) => {
  const queries: string[] = [];
  page.on("request", (request) => queries.push(new URL(request.url()).search));
  await open(page, at("/"));
  await ask(page).getByRole("button", { name: words.consent.banner.accept }).click();
  await expect(ask(page)).toBeHidden();
  await expect.poll(() => [...strangers].sort()).toEqual(counted);
  expect(queries).toEqual(
    expect.arrayContaining(["?id=GTM-KILN1", "?id=GTM-KILN1&event=gtm.js", "?site=42"]),
  );
  await wander(page);
  await page.waitForLoadState("networkidle");
  expect([...strangers].sort()).toEqual(counted);

  strangers.length = 0;
  await page.reload();
  await expect.poll(() => [...strangers].sort()).toEqual(counted);
  await expect(ask(page)).toHaveCount(0);
  expect([...breaches, ...complaints]).toEqual([]);
});

test("after a no nothing runs, and nobody asks again", async ({ page, context, strangers }) => {
  await open(page, at("/"));
  await ask(page).getByRole("button", { name: words.consent.banner.refuse }).click();
  await expect(ask(page)).toBeHidden();
  await wander(page);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(ask(page)).toHaveCount(0);
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("a no becomes a yes in the footer's settings", async ({ page, strangers }) => {
  await open(page, at("/about"));
  await ask(page).getByRole("button", { name: words.consent.banner.refuse }).click();
  await openSettings(page);
  await settings(page).getByRole("button", { name: words.consent.settings.accept }).click();
  await expect.poll(() => [...strangers].sort()).toEqual(counted);
});

test("a yes becomes a no there, and the page comes back without them and their cookies", async ({
  page,
  context,
  strangers,
}) => {
  await open(page, at("/about"));
  await ask(page).getByRole("button", { name: words.consent.banner.accept }).click();
  await expect.poll(() => [...strangers].sort()).toEqual(counted);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([theirCookie]);
  strangers.length = 0;
  await openSettings(page);
  const loaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: words.consent.settings.refuse }).click();
  await loaded;
  await page.waitForLoadState("networkidle");
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expect(ask(page)).toHaveCount(0);
});
