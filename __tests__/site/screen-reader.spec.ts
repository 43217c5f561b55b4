import type { Locator } from "@playwright/test";
import { field, formCases, newEmail, passRobotTest } from "./support/forms";
import { mouse } from "./support/input-methods";
import { open } from "./support/ready";
import { interpolate } from "../../src/content-model/interpolate";
import { expect, test } from "./support/test";
import { content } from "../support/content";
import { words } from "../support/words";

const { contact, sidebar, hire, career } = formCases;

const asksForSkype = Boolean(content<{ sales: { skype?: string } }>("settings/site").sales.skype);
const fold = interpolate((asksForSkype && words.contact.foldWithSkype) || words.contact.fold || "", {
  budget: interpolate(words.budgetValue, { n: 2 }),
});

const robotTest = `
  - group "Robot test":
    - checkbox "I am not a robot"
    - status
  - button "Send"`;

/** The accessibility tree of each form, in order, without the options of selects. */
const heard = [
  {
    ...contact,
    tree: `
- form "Enquiry":
  - textbox "Name"
  - textbox "Email"
  - textbox "Subject"
  - combobox "Country code"
  - textbox "Phone"
  - group:
    - text: "${fold}"
  - group "What are you looking for?":
    - checkbox "Web development"
    - checkbox "Dedicated developers"
  - textbox "Message"
  - paragraph: ${words.contact.fields.message.hint}
  - checkbox "Send me an NDA"
  - paragraph: ${words.contact.fields.send_nda.hint}${robotTest}`,
  },
  {
    ...sidebar,
    tree: `
- form "Enquiry":
  - heading "Talk it over" [level=2]
  - textbox "Name"
  - textbox "Email"
  - combobox "Country code"
  - textbox "Phone"
  - textbox "Subject"
  - textbox "Message"${robotTest}`,
  },
  {
    ...hire,
    tree: `
- form "Hire inquiry":
  - textbox "Name"
  - textbox "Email"
  - combobox "Country code"
  - textbox "Phone"
  - combobox "Select interest"
  - group "Interested in":
    - checkbox "React"
    - checkbox "Vue" [checked]
    - checkbox "Flutter"
  - status: 2k USD
  - slider "Approx. budget": "2"
  - textbox "Message"${robotTest}`,
  },
  {
    ...career,
    tree: `
- form "Apply Here":
  - textbox "Name"
  - textbox "Email"
  - combobox "Country code"
  - textbox "Phone"
  - combobox "Designation"
  - textbox "Experience": "0"
  - textbox "City"
  - textbox "CTC"
  - textbox "Expected CTC"
  - textbox "Message"${robotTest}`,
  },
];

const expectFault = async (control: Locator, message: string) => {
  await expect(control).toBeFocused();
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(new RegExp(message));
};

for (const { name, path, form: find, tree } of heard) {
  test(`${name} has its controls in the order of its checks, each with role and name`, async ({ page }) => {
    await open(page, path);
    const form = find(page);
    await expect(form).toMatchAriaSnapshot(tree);
    await expect(field(form, words.fields.name)).toHaveAttribute("aria-required", "true");
    await expect(form.getByRole("alert")).toHaveCount(0);
  });
}

test("the email box has its heading, and its error is announced and tied to the field", async ({ page }) => {
  await open(page, "/about");
  const box = page.getByRole("form", { name: words.forms.emailBox });
  await expect(box).toMatchAriaSnapshot(`
    - form "Start a conversation":
      - heading "Hire Now" [level=2]
      - textbox "Email"
      - button "Send"`);
  await box.getByRole("button", { name: words.send }).click();
  await expect(box.getByRole("alert")).toHaveText(words.messages.emailRequired);
  await expectFault(field(box, words.fields.email), words.messages.emailRequired);
});

test("each failure is announced, and its control is focused, invalid and described by it", async ({
  page,
}) => {
  const input = mouse(page);
  await open(page, contact.path);
  const form = contact.form(page);
  const box = (name: string) => form.getByRole("checkbox", { name });
  const steps: { message: string; control: Locator; mend: () => Promise<void> }[] = [
    {
      message: words.messages.phoneRequired,
      control: field(form, words.fields.phoneNumber),
      mend: () => input.write(field(form, words.fields.phoneNumber), "98765 43210"),
    },
    {
      message: words.messages.lookingForRequired,
      control: box(words.option("looking_for", 1)),
      mend: () => input.press(box(words.option("looking_for", 1))),
    },
    {
      message: words.messages.messageRequired,
      control: field(form, words.fields.message),
      mend: () => input.write(field(form, words.fields.message), "A kettle."),
    },
    {
      message: words.messages.robotIncomplete,
      control: box(words.captcha.tick),
      mend: () => passRobotTest(form, input),
    },
  ];
  await field(form, words.fields.name).fill("Ada Potter");
  await field(form, words.fields.email).fill(newEmail());
  await field(form, words.fields.subject).fill("A kettle");
  for (const { message, control, mend } of steps) {
    await form.getByRole("button", { name: words.send }).click();
    await expect(form.getByRole("alert")).toHaveText(message);
    await expectFault(control, message);
    await mend();
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expect(control).not.toHaveAttribute("aria-invalid", "true");
  }
  // What happens meanwhile is said by live regions and by the button, which keeps its name and the focus.
  await expect(form.getByRole("group", { name: words.captcha.name }).getByRole("status")).toHaveText(
    words.captcha.passed,
  );
  await page.route("**/api/enquiry/**", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  const button = form.getByRole("button", { name: words.send });
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(words.messages.sent);
});
