import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/hands";
import { open } from "./support/ready";
import { expectBelowHeader } from "./support/scroll";
import { expect, test } from "./support/test";

const { contact, hire, sidebar, career } = formCases;

for (const { name, path, form: find } of [contact, hire, sidebar, career]) {
  test(`${name}: the first failure alone is said, shown and focused, and nothing is sent`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await open(page, path);
    const form = find(page);
    await form.getByRole("button", { name: "Send" }).click();
    const alert = form.getByRole("alert");
    await expect(alert).toHaveText("Name is required.");
    await expect(alert).toHaveAttribute("data-variant", "danger");
    const first = field(form, "Name");
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await expect(first).toHaveAccessibleDescription(/Name is required\./);
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(1);
    await page.keyboard.type("A");
    await expect(alert).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(alert).toHaveText("Email is required.");
    await expect(field(form, "Email")).toBeFocused();
    expect(sent).toEqual([]);
  });
}

test("every check of the contact page is met one after the other, in its order", async ({ page }) => {
  await open(page, contact.path);
  const form = contact.form(page);
  const hands = mouse(page);
  const refuse = async (message: string) => {
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("alert")).toHaveText(message);
  };
  await refuse("Name is required.");
  await field(form, "Name").fill("Ada");
  await refuse("Email is required.");
  await field(form, "Email").fill("ada@kiln.info");
  await refuse("Email address is not valid.");
  await expect(form.getByRole("link", { name: /@/ })).toBeVisible();
  await field(form, "Email").fill(newEmail());
  await refuse("Subject is required.");
  await field(form, "Subject").fill("Tea");
  await refuse("Contact number is required.");
  await field(form, "Phone").fill("12");
  await refuse("Contact number is not valid.");
  await field(form, "Phone").fill("98765 43210");
  await refuse("What your look for.");
  await hands.press(form.getByRole("checkbox", { name: "E-commerce" }));
  await refuse("Message is required.");
  await field(form, "Message").fill("A kettle.");
  await refuse("Robot test is not completed yet.");
  await expect(form.getByRole("group", { name: "Robot test" }).getByRole("checkbox")).toBeFocused();
  await passRobotTest(form, hands);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText("successfully sent.");
});

test.describe("the email box", () => {
  test("takes a good address to the enquiry, whose Email is filled in and has the focus", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/about");
    const box = page.getByRole("form", { name: "Start a conversation" });
    await field(box, "Email").fill("ada@kiln.co");
    await field(box, "Email").press("Enter");
    await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
    await expect(field(contact.form(page), "Email")).toHaveValue("ada@kiln.co");
    await expect(field(contact.form(page), "Email")).toBeFocused();
    await expectBelowHeader(contact.form(page));
    // By its address it is the same.
    await page.reload();
    await expect(field(contact.form(page), "Email")).toBeFocused();
    await expectBelowHeader(contact.form(page));
  });

  test("says what is wrong with others, until dismissed", async ({ page }) => {
    await open(page, "/about");
    const box = page.getByRole("form", { name: "Start a conversation" });
    await box.getByRole("button", { name: "Send" }).click();
    await expect(box.getByRole("alert")).toHaveText("Email is required.");
    await field(box, "Email").fill("a@b.info");
    await box.getByRole("button", { name: "Send" }).click();
    await expect(box.getByRole("alert")).toHaveText("Email address is not valid.");
    await expect(box.getByRole("alert")).toHaveAttribute("data-variant", "danger");
    await box.getByRole("button", { name: "Dismiss" }).click();
    await expect(box.getByRole("alert")).toHaveCount(0);
    await expect(field(box, "Email")).toBeFocused();
    await expect(page).toHaveURL("/about");
  });

  test("on the contact page it fills and focuses the form's own field", async ({ page }) => {
    await open(page, "/contact-us");
    const box = page.getByRole("form", { name: "Start a conversation" });
    await field(box, "Email").fill("ada@kiln.co");
    await field(box, "Email").press("Enter");
    await expect(field(contact.form(page), "Email")).toHaveValue("ada@kiln.co");
    await expect(field(contact.form(page), "Email")).toBeFocused();
    await expect(page).toHaveURL("/contact-us");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("is a plain form that leads to the enquiry", async ({ page }) => {
      await page.goto("/about");
      const box = page.getByRole("form", { name: "Start a conversation" });
      await field(box, "Email").fill("ada@kiln.co");
      await field(box, "Email").press("Enter");
      await expect(page).toHaveURL("/contact-us?email=ada%40kiln.co#inquiry");
      await expectBelowHeader(contact.form(page));
    });
  });
});
