import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { watchLoad } from "../support/watch-load";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { expectOutcome } from "./support/thank-you";
import { words } from "../support/words";

const enquiries = "**/api/enquiry/**";
const { contact, sidebar, career } = formCases;

/** Fills in a form, passes the captcha and clicks Send. */
const send = async (page: Page, { path, form: find, fill }: typeof contact, email = newEmail()) => {
  await open(page, path);
  const form = find(page);
  await fill(form, mouse(page), email);
  await passRobotTest(form, mouse(page));
  await form.getByRole("button", { name: words.send }).click();
  return email;
};

const expectKeptDraft = async (page: Page, email: string) => {
  const form = contact.form(page);
  await expect(field(form, words.fields.name)).toHaveValue("Ada Potter");
  await expect(field(form, words.fields.email)).toHaveValue(email);
  await expect(field(form, words.fields.phoneNumber)).not.toHaveValue("");
  await expect(field(form, words.fields.message)).toHaveValue("It should text when it boils.");
  await expect(form.getByRole("slider")).toHaveAttribute("aria-valuetext", "5k USD");
  await expect(form.getByRole("checkbox", { name: words.option("looking_for", 1) })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: words.fields.send_nda })).toBeChecked();
  // The robot test is the one thing that is never kept.
  await expect(form.getByRole("group", { name: words.captcha.name }).getByRole("checkbox")).not.toBeChecked();
};

const troubles: { name: string; message: string; make: (page: Page) => Promise<unknown> }[] = [
  {
    name: "a server that refuses",
    message: "The kiln is <b>closed</b> today.",
    make: (page) =>
      page.route(enquiries, (route) =>
        route.fulfill({ status: 422, json: { _error: { message: "The kiln is <b>closed</b> today." } } }),
      ),
  },
  {
    name: "a server that refuses with status 200",
    message: "Not today.",
    make: (page) =>
      page.route(enquiries, (route) => route.fulfill({ json: { _error: { message: "Not today." } } })),
  },
  {
    name: "a server that answers garbage",
    message: words.messages.wentWrong,
    make: (page) => page.route(enquiries, (route) => route.fulfill({ status: 200, body: "<html>Hi</html>" })),
  },
  {
    name: "a server that breaks",
    message: words.messages.wentWrong,
    make: (page) => page.route(enquiries, (route) => route.fulfill({ status: 502, body: "Bad gateway" })),
  },
  {
    name: "a server that is down",
    message: words.messages.wentWrong,
    make: (page) => page.route(enquiries, (route) => route.abort("connectionrefused")),
  },
];

for (const [index, { name, message, make }] of troubles.entries()) {
  test(
    `${name} shows an error and keeps the form`,
    { tag: index === 0 ? [] : "@sweep" },
    async ({ page }) => {
      await make(page);
      const email = await send(page, contact);
      await expect(page).toHaveURL("/thank-you");
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(page.getByRole("alert")).toHaveAttribute("data-variant", "danger");
      await expectOutcome(page, "failed");
      await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
      await page.getByRole("link", { name: words.outcome.tryAgain }).click();
      await expect(page).toHaveURL(/\/contact-us#/);
      await expectKeptDraft(page, email);
    },
  );
}

test("sending again after a failure stores one enquiry and deletes the draft", async ({ page }) => {
  await page.route(enquiries, (route) => route.abort(), { times: 1 });
  const email = await send(page, contact);
  await page.getByRole("link", { name: words.outcome.tryAgain }).click();
  await expect(page).toHaveURL(/\/contact-us#/);
  // Nothing has been sent since, so /thank-you shows its default.
  await page.goBack();
  await expectOutcome(page, "failed");
  await expect(page.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await page.getByRole("link", { name: words.outcome.tryAgain }).click();
  await passRobotTest(contact.form(page), mouse(page));
  await contact.form(page).getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
  await expectOutcome(page, "arrived");
  await page.getByRole("button", { name: words.dismiss }).click();
  await expect(page.locator("main :focus")).toHaveCount(1);
  expect(await leadsOf(email)).toHaveLength(1);
});

test(
  "a server error about a field is shown, and the field is marked and focused back at the form",
  { tag: "@sweep" },
  async ({ page }) => {
    const message = words.messages.subjectRequired;
    await page.route(enquiries, (route) =>
      route.fulfill({ status: 422, json: { _error: { message, field: "subject" } } }),
    );
    await send(page, contact);
    await expect(page.getByRole("alert")).toHaveText(message);
    await page.getByRole("button", { name: words.dismiss }).click();
    await expect(page.getByRole("link", { name: words.outcome.tryAgain })).toBeFocused();
    await page.keyboard.press("Enter");
    const subject = field(contact.form(page), words.fields.subject);
    await expect(subject).toBeFocused();
    await expect(subject).toBeInViewport();
    await expect(subject).toHaveAttribute("aria-invalid", "true");
    await expect(subject).toHaveAccessibleDescription(new RegExp(message));
  },
);

test("an enquiry whose response was lost is not stored twice", { tag: "@sweep" }, async ({ page }) => {
  await page.route(
    enquiries,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const email = await send(page, contact);
  await expect(page.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await page.getByRole("link", { name: words.outcome.tryAgain }).click();
  await passRobotTest(contact.form(page), mouse(page));
  await contact.form(page).getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
  expect(await leadsOf(email)).toHaveLength(1);
});

test("offline, the visitor still gets to /thank-you and keeps the draft", async ({ page, context }) => {
  await open(page, contact.path);
  const email = newEmail();
  await contact.fill(contact.form(page), mouse(page), email);
  await passRobotTest(contact.form(page), mouse(page));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await contact.form(page).getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await expect(page).toHaveURL("/thank-you");
  await context.setOffline(false);
  await page.getByRole("link", { name: words.outcome.tryAgain }).click();
  await expectKeptDraft(page, email);
});

const { recruitment } = content<{ recruitment: { email: string } }>("settings/site");

test("a failed career form offers the recruitment contacts", { tag: "@sweep" }, async ({ page }) => {
  await page.route(enquiries, (route) => route.abort());
  await send(page, career);
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("main").getByRole("link", { name: recruitment.email })).toBeVisible();

  // After a reload the prerendered content stays hidden until hydration shows the outcome, without a layout shift.
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const load = await watchLoad(page);
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  release();
  await expectOutcome(page, "failed");
  expect(await load.shifts()).toEqual([]);
});

test("the sidebar form shows its error in place, and needs a new captcha", async ({ page }) => {
  await page.route(enquiries, (route) => route.abort());
  const email = await send(page, sidebar);
  const form = sidebar.form(page);
  await expect(form.getByRole("alert")).toHaveText(words.messages.wentWrong);
  await expect(page).toHaveURL(sidebar.path);
  await expect(field(form, words.fields.email)).toHaveValue(email);
  await expect(form.getByRole("group", { name: words.captcha.name }).getByRole("checkbox")).not.toBeChecked();
  await form.getByRole("button", { name: words.dismiss }).click();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await form.getByRole("button", { name: words.send }).click();
  await expect(form.getByRole("alert")).toHaveText(words.messages.robotIncomplete);
});

test("a double click sends once", { tag: "@sweep" }, async ({ page }) => {
  let calls = 0;
  await page.route(enquiries, async (route) => {
    calls += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await open(page, contact.path);
  const email = newEmail();
  await contact.fill(contact.form(page), mouse(page), email);
  await passRobotTest(contact.form(page), mouse(page));
  await contact.form(page).getByRole("button", { name: words.send }).dblclick();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
  expect(calls).toBe(1);
  expect(await leadsOf(email)).toHaveLength(1);
  await hydrated(page);
});
