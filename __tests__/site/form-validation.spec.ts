import type { Page } from "@playwright/test";
import { field, formCases, hydratedForm, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { open } from "./support/ready";
import { expectBelowHeader } from "./support/scroll";
import { interpolate } from "../../src/content-model/interpolate";
import { expect, test } from "./support/test";
import { words } from "../support/words";

const { contact, hire, sidebar, career } = formCases;

for (const { name, path, form: find } of [contact, hire, sidebar, career]) {
  test(`${name} shows, marks and focuses only the first failure, and sends nothing`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await open(page, path);
    const form = await hydratedForm(find(page));
    await form.getByRole("button", { name: words.send }).click();
    const alert = form.getByRole("alert");
    await expect(alert).toHaveText(words.messages.nameRequired);
    await expect(alert).toHaveAttribute("data-variant", "danger");
    const first = field(form, words.fields.name);
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await expect(first).toHaveAccessibleDescription(/Name is required\./);
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(1);
    await page.keyboard.type("A");
    await expect(alert).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(alert).toHaveText(words.messages.emailRequired);
    await expect(field(form, words.fields.email)).toBeFocused();
    expect(sent).toEqual([]);
  });
}

test("the contact form shows its checks one after another, in order", async ({ page }) => {
  await open(page, contact.path);
  const form = contact.form(page);
  const input = mouse(page);
  const refuse = async (message: string) => {
    await form.getByRole("button", { name: words.send }).click();
    await expect(form.getByRole("alert")).toHaveText(message);
  };
  await refuse(words.messages.nameRequired);
  await field(form, words.fields.name).fill("Ada");
  await refuse(words.messages.emailRequired);
  await field(form, words.fields.email).fill("ada@kiln.info");
  await refuse(words.messages.emailInvalid);
  await expect(form.getByRole("link", { name: /@/ })).toBeVisible();
  await field(form, words.fields.email).fill(newEmail());
  await refuse(words.messages.subjectRequired);
  await field(form, words.fields.subject).fill("Tea");
  await refuse(words.messages.phoneRequired);
  await field(form, words.fields.phoneNumber).fill("12");
  await refuse(words.messages.phoneInvalid);
  await field(form, words.fields.phoneNumber).fill("98765 43210");
  await refuse(words.messages.lookingForRequired);
  await input.press(form.getByRole("checkbox", { name: words.option("looking_for", 3) }));
  await refuse(words.messages.messageRequired);
  await field(form, words.fields.message).fill("A kettle.");
  await refuse(words.messages.robotIncomplete);
  await expect(form.getByRole("group", { name: words.captcha.name }).getByRole("checkbox")).toBeFocused();
  await passRobotTest(form, input);
  await form.getByRole("button", { name: words.send }).click();
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
});

test("a text over its limit stays whole, says by how much it is too long, and is not sent", async ({
  page,
}) => {
  await open(page, sidebar.path);
  const form = await hydratedForm(sidebar.form(page));
  await sidebar.fill(form, mouse(page), newEmail());
  const message = field(form, words.fields.message);
  await message.fill("");
  await message.focus();
  // As a paste does, which the browser would cut at a limit that it knows.
  await page.keyboard.insertText("x".repeat(7000));
  expect((await message.inputValue()).length).toBe(7000);
  const tooLong = interpolate(words.messages.fieldTooLong, {
    field: words.fields.message,
    over: 2000,
    max: 5000,
  });
  await expect(message).toHaveAccessibleDescription(tooLong);
  await passRobotTest(form, mouse(page));
  await form.getByRole("button", { name: words.send }).click();
  await expect(form.getByRole("alert")).toHaveText(tooLong);
  await expect(message).toBeFocused();
  expect((await message.inputValue()).length).toBe(7000);
  await message.fill("x".repeat(5000));
  await expect(message).not.toHaveAttribute("aria-invalid");
});

test("a number is typed with a comma, and a wheel over it changes nothing", async ({ page }) => {
  await open(page, career.path);
  const form = await hydratedForm(career.form(page));
  const years = form.getByLabel(new RegExp(`^${words.fields.experience}`));
  await years.fill("");
  await years.pressSequentially("1,5");
  await years.blur();
  await expect(years).toHaveValue("2");
  await years.focus();
  await years.hover();
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(years).toHaveValue("2");
});

/** All of it, but for a fraction of a pixel that browsers round away when they scroll. */
const whole = { ratio: 0.98 };

for (const width of [390, 1366]) {
  test(`what a press brings is in sight at ${width} px, with Send at the window's foot`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await open(page, sidebar.path);
    const form = await hydratedForm(sidebar.form(page));
    const button = form.getByRole("button", { name: words.send });
    const toFoot = () => button.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await sidebar.fill(form, mouse(page), newEmail());
    await passRobotTest(form, mouse(page));
    await page.route("**/enquiry/**", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await toFoot();
    await button.click();
    await expect(form.getByRole("alert")).toHaveText(words.messages.wentWrong);
    await expect(form.getByRole("alert")).toBeInViewport(whole);
    await passRobotTest(form, mouse(page));
    await toFoot();
    await button.click();
    await expect(form.getByRole("alert")).toHaveText(words.messages.sent);
    await expect(form.getByRole("alert")).toBeInViewport(whole);
    await expect(form.getByText(words.outcome.reference.replace("{reference}", ""))).toBeInViewport();
    await expect(button).toBeFocused();
  });
}

test.describe("the email box", () => {
  test("leads to the contact form, with Email filled in and focused", async ({ page }) => {
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

  test("an address that is never sent stands in no request", async ({ page }) => {
    const logged = watchLogged(page);
    await sendFromAbout(page, "ada@kiln.co");
    await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
    await open(page, "/");
    expect(logged()).toEqual([]);
  });

  test("an address that shows outlasts a reload", async ({ page }) => {
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

  test("an address in the URL goes no further than the request for the page", async ({ page }) => {
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
  });

  test("shows the error of an invalid address until dismissed", async ({ page }) => {
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

  test("on the contact page, fills and focuses the form's own field", async ({ page }) => {
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
    test("is a plain form that leads to the contact page", async ({ page }) => {
      await page.goto("/about");
      const box = page.getByRole("form", { name: words.forms.emailBox });
      await field(box, words.fields.email).fill("ada@kiln.co");
      await field(box, words.fields.email).press("Enter");
      await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
      await expectBelowHeader(contact.form(page));
    });
  });
});
