import type { Locator } from "@playwright/test";
import { timesButtonMark } from "../../src/browser/before-paint/asked-times";
import { searchMark } from "../../src/frame/search/search-request";
import { pathOf } from "../../src/routes/page-table";
import { content } from "../support/content";
import { isOnSite } from "../support/parts";
import { words } from "../support/words";
import { colourRules, setTheme, themes, violations } from "./support/accessibility";
import { field, formCases, hydratedForm, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

/** Whether alerts, hints and what stands around them can be read now, by day and by night. */
const expectReadable = async (place: Locator, state: string) => {
  for (const theme of themes) {
    await setTheme(place.page(), theme);
    expect.soft(await violations(place, colourRules), `${state}, ${theme} theme`).toEqual([]);
  }
};

const search = content<{ nothing: { heading: string } }>("pages/search");
const enquiries = "**/api/enquiry/**";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

for (const { name, path, form: find, fill } of Object.values(formCases)) {
  test(`what ${name} says of a refused field can be read`, async ({ page }) => {
    await page.route("**/api/captcha**", (route) => route.abort());
    await open(page, path);
    const form = await hydratedForm(find(page));
    const send = form.getByRole("button", { name: words.send });
    await send.click();
    await expect(form.getByRole("alert")).toHaveText(words.messages.nameRequired);
    await expectReadable(form, "a required field");
    await field(form, words.fields.name).fill("Ada");
    await field(form, words.fields.email).fill("ada@kiln.info");
    await form.getByRole("group", { name: words.captcha.name }).getByRole("checkbox").click();
    await expect(form.getByRole("button", { name: words.captcha.reload })).toBeVisible();
    await send.click();
    await expect(form.getByRole("alert")).toHaveText(words.messages.emailInvalid);
    await expect(form.getByRole("link", { name: /@/ })).toBeVisible();
    await expectReadable(form, "an address and a robot test that could not be loaded");
  });

  test(`what ${name} says of its robot test can be read`, async ({ page }) => {
    await open(page, path);
    const form = await hydratedForm(find(page));
    await fill(form, mouse(page), newEmail());
    await form.getByRole("button", { name: words.send }).click();
    await expect(form.getByRole("alert")).toHaveText(words.messages.robotIncomplete);
    await expectReadable(form, "not passed yet");
    await passRobotTest(form, mouse(page));
    await expectReadable(form, "passed");
  });
}

test("what the email box says in the footer can be read", async ({ page }) => {
  await open(page, "/privacy");
  const box = page.getByRole("form", { name: words.forms.emailBox });
  const send = box.getByRole("button", { name: words.send });
  await send.click();
  await expect(box.getByRole("alert")).toHaveText(words.messages.emailRequired);
  await expectReadable(box, "no address");
  await field(box, words.fields.email).fill("ada@kiln.info");
  await send.click();
  await expect(box.getByRole("link", { name: /@/ })).toBeVisible();
  await expectReadable(box, "a refused address");
});

test("what the sidebar form says of its sending can be read", async ({ page }) => {
  const { path, form: find, fill } = formCases.sidebar;
  await page.route(enquiries, (route) => route.abort(), { times: 1 });
  await open(page, path);
  const form = await hydratedForm(find(page));
  const sendIt = async (message: string) => {
    await passRobotTest(form, mouse(page));
    await form.getByRole("button", { name: words.send }).click();
    await expect(form.getByRole("alert")).toHaveText(message);
  };
  await fill(form, mouse(page), newEmail());
  await sendIt(words.messages.wentWrong);
  await expectReadable(form, "a failure");
  await sendIt(words.messages.sent);
  await expectReadable(form, "a success");
});

for (const message of ["wentWrong", "sent"] as const) {
  test(`/thank-you can be read: ${message}`, async ({ page }) => {
    const { path, form: find, fill } = formCases.contact;
    if (message === "wentWrong") await page.route(enquiries, (route) => route.abort());
    await open(page, path);
    const form = await hydratedForm(find(page));
    await fill(form, mouse(page), newEmail());
    await passRobotTest(form, mouse(page));
    await form.getByRole("button", { name: words.send }).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("alert")).toHaveText(words.messages[message]);
    await expectReadable(page.getByRole("main"), message);
  });
}

for (const path of ["/services/web-development", formCases.hire.path].filter(isOnSite)) {
  test(`the calendar that ${path} leads to can be read, full too`, async ({ page }) => {
    await open(page, path);
    await page.locator(`main [${timesButtonMark}][href$="#inquiry"]`).first().click();
    const grid = page.getByRole("grid", { name: words.times.heading });
    const halves = grid.getByRole("button");
    for (const index of [0, 1, 2]) await halves.nth(index).click();
    // Marked as disabled, and says why.
    await halves.nth(3).click({ force: true });
    await expect(page.getByText(words.times.preview)).toBeVisible();
    await expect(page.locator("[aria-disabled=true]").first()).toBeVisible();
    await expectReadable(page.getByRole("form").filter({ has: grid }), "three chosen, and a fourth refused");
  });
}

test("a link to a toy that cannot be read is refused in words that can", async ({ page }) => {
  await open(page, "/portfolio/cost-split-app-solution#settle-up=%E2");
  test.skip((await page.locator("#settle-up").count()) === 0, "This page has no toy.");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectReadable(page.locator("#settle-up"), "unreadable");
});

test("what the search says when it finds nothing can be read", async ({ page }) => {
  await open(page, pathOf("search-page"));
  await page.getByRole("searchbox").fill("qwxz".repeat(15));
  await expect(page.getByRole("status")).toHaveText(search.nothing.heading);
  await expectReadable(page.getByRole("main"), "the page");
  await open(page, "/privacy");
  await expect(page.locator(`[${searchMark}]`).first()).toHaveAttribute("aria-keyshortcuts");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("qwxz".repeat(15));
  await expect(page.getByRole("status")).toHaveText(search.nothing.heading);
  await expectReadable(page.getByRole("dialog"), "the dialog");
});
