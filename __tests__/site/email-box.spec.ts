import type { Page } from "@playwright/test";
import { field, formCases } from "./support/forms";
import { open } from "./support/ready";
import { expectBelowHeader } from "./support/scroll";
import { expect, test } from "./support/test";
import { words } from "../support/words";

const { contact } = formCases;

test("the email box leads to the contact form, with Email filled in and focused", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sendFromAbout(page, "ada@kiln.co");
  await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
  await expect(field(contact.form(page), words.fields.email)).toHaveValue("ada@kiln.co");
  await expect(field(contact.form(page), words.fields.email)).toBeFocused();
  await expectBelowHeader(contact.form(page));
  await page.reload();
  await expect(field(contact.form(page), words.fields.email)).toHaveValue("ada@kiln.co");
  await expectBelowHeader(contact.form(page));
});

/** What reached a server's log of each request: its address, and where it came from. */
const watchLogged = (page: Page) => {
  const logged: string[] = [];
  page.on("request", async (request) => {
    const { referer = "" } = request.headers();
    logged.push(`${request.method()} ${request.url()} ${referer}`);
  });
  return () => logged.filter((line) => line.includes("kiln.co"));
};

const sendFromAbout = async (page: Page, email: string) => {
  await open(page, "/about");
  const own = field(page.getByRole("form", { name: words.forms.emailBox }), words.fields.email);
  await own.fill(email);
  await own.press("Enter");
};

test("an address that is never sent stands in no request", { tag: "@sweep" }, async ({ page }) => {
  const logged = watchLogged(page);
  await sendFromAbout(page, "ada@kiln.co");
  await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
  await open(page, "/");
  expect(logged()).toEqual([]);
});

test("an address that shows outlasts a reload", { tag: "@sweep" }, async ({ page }) => {
  await sendFromAbout(page, "ada@kiln.co");
  const shown = "/contact-us?email=ada%40kiln.co#inquiry";
  await expect(page).toHaveURL(shown);
  await page.reload();
  await expect(field(contact.form(page), words.fields.email)).toHaveValue("ada@kiln.co");
  await expect(page).toHaveURL(shown);
});

test("an address shows in the URL of the page it led to, until the visitor goes on", async ({ page }) => {
  const logged = watchLogged(page);
  const shown = "/contact-us?email=a.da%40kiln.co#inquiry";
  await sendFromAbout(page, "a.da@kiln.co");
  const own = field(contact.form(page), words.fields.email);
  await expect(page).toHaveURL(shown);
  await expect(own).toBeFocused();
  await expect(own).toHaveValue("a.da@kiln.co");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(contact.form(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(shown);
  await own.press("End");
  await expect(page).toHaveURL("/contact-us#inquiry");
  expect(logged()).toEqual([]);
});

test(
  "an address in the URL goes no further than the request for the page",
  { tag: "@sweep" },
  async ({ page }) => {
    const logged = watchLogged(page);
    await open(page, "/contact-us?from=index&email=ada%40kiln.co");
    await expect(page).toHaveURL("/contact-us?from=index");
    await expect(field(contact.form(page), words.fields.email)).toHaveValue("ada@kiln.co");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/contact-us/);
    expect(logged()).toEqual([
      expect.stringMatching(/^GET .*\/contact-us\?from=index&email=ada%40kiln\.co $/),
    ]);
  },
);

test("the email box shows the error of an invalid address until dismissed", async ({ page }) => {
  await open(page, "/about");
  const box = page.getByRole("form", { name: words.forms.emailBox });
  await box.getByRole("button", { name: words.send }).click();
  await expect(box.getByRole("alert")).toHaveText(words.messages.emailRequired);
  await field(box, words.fields.email).fill("a@b.info");
  await box.getByRole("button", { name: words.send }).click();
  await expect(box.getByRole("alert")).toHaveText(words.messages.emailInvalid);
  await expect(box.getByRole("alert")).toHaveAttribute("data-variant", "danger");
  await box.getByRole("button", { name: words.dismiss }).click();
  await expect(box.getByRole("alert")).toHaveCount(0);
  await expect(field(box, words.fields.email)).toBeFocused();
  await expect(page).toHaveURL("/about");
});

test("on the contact page, the email box fills and focuses the form's own field", async ({ page }) => {
  await open(page, "/contact-us");
  const box = page.getByRole("form", { name: words.forms.emailBox });
  await field(box, words.fields.email).fill("ada@kiln.co");
  await field(box, words.fields.email).press("Enter");
  await expect(field(contact.form(page), words.fields.email)).toHaveValue("ada@kiln.co");
  await expect(field(contact.form(page), words.fields.email)).toBeFocused();
  await expect(page).toHaveURL(/\/contact-us\b/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the email box is a plain form that leads to the contact page", async ({ page }) => {
    await page.goto("/about");
    const box = page.getByRole("form", { name: words.forms.emailBox });
    await field(box, words.fields.email).fill("ada@kiln.co");
    await field(box, words.fields.email).press("Enter");
    await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
    await expectBelowHeader(contact.form(page));
  });
});
