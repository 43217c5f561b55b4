import { field, formCases, newEmail } from "./support/forms";
import { mouse } from "./support/hands";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";

const { contact, hire } = formCases;

test("a half-filled form survives a reload, another page and Back", async ({ page }) => {
  const email = newEmail();
  await open(page, contact.path);
  const form = contact.form(page);
  await contact.fill(form, mouse(page), email);
  const expectAll = async () => {
    await hydrated(page);
    await expect(field(form, "Email")).toHaveValue(email);
    await expect(field(form, "Country code")).toHaveValue("GB");
    await expect(field(form, "Message")).toHaveValue("It should text when it boils.");
    await expect(form.getByRole("checkbox", { name: "Digital marketing" })).toBeChecked();
    await expect(form.getByRole("slider")).toHaveValue("5");
  };
  await page.reload();
  await expectAll();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expectAll();
  await page.goto("/about");
  await page.goto(contact.path);
  await expectAll();
});

test("each hire page keeps a draft of its own", async ({ page }) => {
  await open(page, hire.path);
  await field(hire.form(page), "Name").fill("Ada Potter");
  await open(page, "/hire/node-js-developers");
  await expect(field(hire.form(page), "Name")).toHaveValue("");
  await open(page, hire.path);
  await expect(field(hire.form(page), "Name")).toHaveValue("Ada Potter");
});

test("a second tab starts with an empty form", async ({ page, context }) => {
  await open(page, contact.path);
  await field(contact.form(page), "Name").fill("Ada Potter");
  const other = await context.newPage();
  await open(other, contact.path);
  await expect(field(contact.form(other), "Name")).toHaveValue("");
});

test("an address in ?email= beats the draft's, and leaves the rest of it", async ({ page }) => {
  await open(page, contact.path);
  await field(contact.form(page), "Name").fill("Ada Potter");
  await field(contact.form(page), "Email").fill("old@kiln.co");
  await open(page, `${contact.path}?email=new%40kiln.co`);
  await expect(field(contact.form(page), "Email")).toHaveValue("new@kiln.co");
  await expect(field(contact.form(page), "Name")).toHaveValue("Ada Potter");
});

test("before scripts arrive a press of Send leaks nothing into the address, and nothing typed is lost", async ({
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
  await field(form, "Name").fill("Ada Potter");
  await field(form, "Message").fill("Typed early.");
  await form.getByRole("button", { name: "Send" }).click();
  await field(form, "Email").fill("early@kiln.co");
  await field(form, "Email").press("Enter");
  await page.waitForTimeout(300);
  expect(page.url()).toBe(`${baseURL}${contact.path}`);
  release();
  await hydrated(page);
  await expect(field(form, "Name")).toHaveValue("Ada Potter");
  await expect(field(form, "Email")).toHaveValue("early@kiln.co");
  await expect(field(form, "Message")).toHaveValue("Typed early.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path, form } of Object.values(formCases)) {
    test(`${name} says how to write instead`, async ({ page }) => {
      await page.goto(path);
      await expect(form(page).getByText(/needs JavaScript/)).toBeVisible();
      await expect(form(page).getByRole("link", { name: /@/ })).toBeVisible();
    });
  }
});
