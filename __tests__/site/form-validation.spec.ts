import { field, formCases, hydratedForm, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { open } from "./support/ready";
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

test(
  "a text over its limit stays whole, says by how much it is too long, and is not sent",
  { tag: "@sweep" },
  async ({ page }) => {
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
  },
);

test(
  "a number is typed with a comma, and a wheel over it changes nothing",
  { tag: "@sweep" },
  async ({ page }) => {
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
  },
);

/** All of it, but for a fraction of a pixel that browsers round away when they scroll. */
const whole = { ratio: 0.98 };

for (const width of [390, 1366]) {
  test(
    `what a press brings is in sight at ${width} px, with Send at the window's foot`,
    { tag: "@sweep" },
    async ({ page }) => {
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
    },
  );
}
