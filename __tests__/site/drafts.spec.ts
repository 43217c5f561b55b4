import { field, formCases, hydratedForm, newEmail } from "./support/forms";
import { mouse } from "./support/input-methods";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { linkTo } from "./support/links";
import { words } from "../support/words";

const { contact, hire } = formCases;

test("keeps the draft after a reload, another page and Back", async ({ page }) => {
  const email = newEmail();
  await open(page, contact.path);
  const form = contact.form(page);
  await contact.fill(form, mouse(page), email);
  const expectAll = async () => {
    await hydrated(page);
    await expect(field(form, words.fields.email)).toHaveValue(email);
    await expect(field(form, words.fields.phone_code)).toHaveValue("GB");
    await expect(field(form, words.fields.message)).toHaveValue("It should text when it boils.");
    await expect(form.getByRole("checkbox", { name: words.option("looking_for", 5) })).toBeChecked();
    await expect(form.getByRole("slider")).toHaveValue("5");
  };
  await page.reload();
  await expectAll();
  await linkTo(page.getByRole("contentinfo"), "/privacy").click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expectAll();
  await page.goto("/about");
  await page.goto(contact.path);
  await expectAll();
});

test("keeps one draft per hire page", { tag: "@sweep" }, async ({ page }) => {
  const nameAt = async (path: string) => {
    await open(page, path);
    return field(await hydratedForm(hire.form(page)), words.fields.name);
  };
  await (await nameAt(hire.path)).fill("Ada Potter");
  await expect(await nameAt("/hire/node-js-developers")).toHaveValue("");
  await expect(await nameAt(hire.path)).toHaveValue("Ada Potter");
});

test("a second tab starts with an empty form", { tag: "@sweep" }, async ({ page, context }) => {
  await open(page, contact.path);
  await field(contact.form(page), words.fields.name).fill("Ada Potter");
  const other = await context.newPage();
  await open(other, contact.path);
  await expect(field(contact.form(other), words.fields.name)).toHaveValue("");
});

test("?email= overrides the draft's email, and keeps its other fields", async ({ page }) => {
  await open(page, contact.path);
  await field(contact.form(page), words.fields.name).fill("Ada Potter");
  await field(contact.form(page), words.fields.email).fill("old@kiln.co");
  await open(page, `${contact.path}?email=new%40kiln.co`);
  await expect(page).toHaveURL(contact.path);
  await expect(field(contact.form(page), words.fields.email)).toHaveValue("new@kiln.co");
  await expect(field(contact.form(page), words.fields.name)).toHaveValue("Ada Potter");
});

test("before hydration, Send puts nothing into the URL; after it, it is answered, and typed values are kept", async ({
  page,
  baseURL,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(contact.path, { waitUntil: "commit" });
  const form = contact.form(page);
  await field(form, words.fields.name).fill("Ada Potter");
  await field(form, words.fields.message).fill("Typed early.");
  await form.getByRole("button", { name: words.send }).click();
  await field(form, words.fields.email).fill("early@kiln.co");
  await field(form, words.fields.email).press("Enter");
  release();
  await hydrated(page);
  // A form that had been sent natively would have left the page, and nothing typed would be there.
  expect(page.url()).toBe(`${baseURL}${contact.path}`);
  await expect(field(form, words.fields.name)).toHaveValue("Ada Potter");
  await expect(field(form, words.fields.email)).toHaveValue("early@kiln.co");
  await expect(field(form, words.fields.message)).toHaveValue("Typed early.");
  await expect(form.getByRole("alert")).toHaveText(words.messages.subjectRequired);
});

test.describe("without JavaScript", { tag: "@sweep" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path, form } of Object.values(formCases)) {
    test(`${name} shows how to write instead`, async ({ page }) => {
      await page.goto(path);
      await expect(form(page).getByText(/needs JavaScript/)).toBeVisible();
      await expect(form(page).getByRole("link", { name: /@/ })).toBeVisible();
    });
  }
});
