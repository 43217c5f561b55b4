import type { Locator, Page } from "@playwright/test";
import { autofill } from "./support/autofill";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { leadsOf } from "./support/leads";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

const { contact, sidebar, hire, career } = formCases;

/** The fields that browsers autofill. */
const fillPerson = async (form: Locator, email: string) => {
  await autofill(field(form, words.fields.name), "Ada Potter");
  await autofill(field(form, words.fields.email), email);
  await autofill(field(form, words.fields.phoneNumber), "+442079460182");
};

const send = async (page: Page, form: Locator) => {
  await passRobotTest(form, mouse(page));
  await form.getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
};

for (const { name, path, form: find, phone, asksSubject } of [
  { ...contact, phone: "phone", asksSubject: true },
  { ...sidebar, phone: "phone", asksSubject: true },
  { ...hire, phone: "phone", asksSubject: false },
  { ...career, phone: "mobile", asksSubject: false },
]) {
  test(`${name} accepts and sends autofilled values`, async ({ page }) => {
    const email = newEmail();
    await open(page, path);
    const form = find(page);
    await form.scrollIntoViewIfNeeded();
    await fillPerson(form, email);
    await expect(field(form, words.fields.phone_code)).toHaveValue("GB");
    if (asksSubject) await autofill(field(form, words.fields.subject), "A kettle");
    if (path === contact.path)
      await form.getByRole("checkbox", { name: words.option("looking_for", 1) }).check();
    await form.getByRole("textbox", { name: /^Message/ }).fill("It boils.");
    await send(page, form);
    const filled = { name: "Ada Potter", email, [phone]: "+44-2079460182", message: "It boils." };
    expect(await leadsOf(email)).toEqual([expect.objectContaining(filled)]);
  });
}

test("values autofilled before hydration are kept and sent", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const email = newEmail();
  await page.goto(sidebar.path, { waitUntil: "commit" });
  const form = sidebar.form(page);
  await fillPerson(form, email);
  await autofill(field(form, words.fields.subject), "Early");
  await autofill(field(form, words.fields.message), "Before hydration.");
  release();
  await hydrated(page);
  await expect(field(form, words.fields.email)).toHaveValue(email);
  await send(page, form);
  expect(await leadsOf(email)).toEqual([
    expect.objectContaining({ phone: "+44-2079460182", subject: "Early", message: "Before hydration." }),
  ]);
});

test("a pasted international number selects its country, and choosing another country rewrites it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, contact.path);
  const form = contact.form(page);
  const phone = field(form, words.fields.phoneNumber);
  const country = field(form, words.fields.phone_code);
  await expect(country).toHaveValue("IN");
  await phone.click();
  await page.evaluate(() => navigator.clipboard.writeText("+44 (0)20 7946 0182"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(country).toHaveValue("GB");
  await expect(form.getByText("GB +44", { exact: true })).toBeVisible();

  await country.selectOption("US");
  await phone.fill("");
  await page.evaluate(() => navigator.clipboard.writeText("202-555-0142"));
  await phone.click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(phone).toHaveValue("(202) 555-0142");
  await expect(country).toHaveValue("US");

  const email = newEmail();
  await field(form, words.fields.name).fill("Ada Potter");
  await field(form, words.fields.email).fill(email);
  await field(form, words.fields.subject).fill("A kettle");
  await form.getByRole("checkbox", { name: words.option("looking_for", 3) }).check();
  await field(form, words.fields.message).fill("It boils.");
  await send(page, form);
  expect(await leadsOf(email)).toEqual([expect.objectContaining({ phone: "+1-2025550142" })]);
});
