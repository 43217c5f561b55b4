import type { ReactElement } from "react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CareerForm } from "../../src/forms/career/career-form";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { HireForm } from "../../src/forms/hire/hire-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { siteData } from "./support/site-data";
import { alertText, openForm, openSite, passRobotTest, send, tick, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

/** One rule of the specification, in order: its message, the field that gets focus, and how to fix it. */
type Row = [message: string, field: string, mend: () => void | Promise<void>];

/** Fixes one rule after another: each next message shows at its field, and nothing is sent. */
const testRules = (form: ReactElement, path: string, rows: Row[], before: () => void = () => undefined) => {
  test.each(rows.map(([message, field], index) => [index + 1, message, field] as const))(
    `${path}, check %i: %s`,
    async (position, message, field) => {
      const { api } = openSite();
      before();
      await openForm(form, path);
      for (const [, , mend] of rows.slice(0, position - 1)) await mend();
      await send();
      expect(await alertText()).toBe(message);
      expect(screen.getByRole("alert")).toHaveAttribute("data-variant", "danger");
      const control = screen.getByLabelText(field);
      await waitFor(() => expect(control).toHaveFocus());
      expect(control).toHaveAttribute("aria-invalid", "true");
      expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(api.posts).toEqual([]);
    },
  );
};

// The slider has no 0, but a draft may contain it.
const draftWithoutBudget = () =>
  window.sessionStorage.setItem("draft:contact:/contact-us", JSON.stringify({ values: { budget: 0 } }));

testRules(
  <ContactForm />,
  "/contact-us",
  [
    [words.messages.nameRequired, words.fields.name, () => write(words.fields.name, "Asha")],
    [words.messages.emailRequired, words.fields.email, () => write(words.fields.email, "asha@example")],
    [words.messages.emailInvalid, words.fields.email, () => write(words.fields.email, "asha@example.com")],
    [words.messages.subjectRequired, words.fields.subject, () => write(words.fields.subject, "A new app")],
    [words.messages.phoneRequired, words.fields.phoneNumber, () => write(words.fields.phoneNumber, "123")],
    // Valid in Germany, and 17 digits with its calling code.
    [
      words.messages.phoneInvalid,
      words.fields.phoneNumber,
      () => write(words.fields.phoneNumber, "+49212345678901234"),
    ],
    [
      words.messages.phoneInvalid,
      words.fields.phoneNumber,
      () => write(words.fields.phoneNumber, "+919876543210"),
    ],
    [words.messages.budgetMissing, words.fields.budget, () => write(words.fields.budget, "22")],
    [
      words.messages.lookingForRequired,
      words.option("looking_for", 1),
      () => tick(words.option("looking_for", 2)),
    ],
    [
      words.messages.messageRequired,
      words.fields.message,
      () => write(words.fields.message, "We need an app."),
    ],
    [words.messages.robotIncomplete, words.captcha.tick, passRobotTest],
  ],
  draftWithoutBudget,
);

testRules(<SidebarForm />, "/blog/react", [
  [words.messages.nameRequired, words.fields.name, () => write(words.fields.name, "Asha")],
  [words.messages.emailRequired, words.fields.email, () => write(words.fields.email, "asha@example.info")],
  [words.messages.emailInvalid, words.fields.email, () => write(words.fields.email, "asha@example.com")],
  [words.messages.phoneRequired, words.fields.phoneNumber, () => write(words.fields.phoneNumber, "abc")],
  [words.messages.phoneInvalid, words.fields.phoneNumber, () => write(words.fields.phoneNumber, "1")],
  [
    words.messages.phoneInvalid,
    words.fields.phoneNumber,
    () => write(words.fields.phoneNumber, "9876543210"),
  ],
  [words.messages.subjectRequired, words.fields.subject, () => write(words.fields.subject, "A question")],
  [
    words.messages.messageRequired,
    words.fields.message,
    () => write(words.fields.message, "How long does an app take?"),
  ],
  [words.messages.robotIncomplete, words.captcha.tick, passRobotTest],
]);

const hirePath = "/hire/vue-js-developer";

const hireDraft = () =>
  window.sessionStorage.setItem(
    `draft:hire:${hirePath}`,
    JSON.stringify({ values: { budget: 0, interested_for: [] } }),
  );

testRules(
  <HireForm technologyId={1592} />,
  hirePath,
  [
    [words.messages.nameRequired, words.fields.name, () => write(words.fields.name, "Asha")],
    [words.messages.emailRequired, words.fields.email, () => write(words.fields.email, "asha@example")],
    [words.messages.emailInvalid, words.fields.email, () => write(words.fields.email, "asha@example.com")],
    [words.messages.phoneRequired, words.fields.phoneNumber, () => write(words.fields.phoneNumber, "123")],
    [
      words.messages.phoneInvalid,
      words.fields.phoneNumber,
      () => write(words.fields.phoneNumber, "+49212345678901234"),
    ],
    [
      words.messages.phoneInvalid,
      words.fields.phoneNumber,
      () => write(words.fields.phoneNumber, "+919876543210"),
    ],
    [words.messages.interestedForRequired, "React", () => tick("Vue")],
    [words.messages.budgetNotChosen, words.fields.budget, () => write(words.fields.budget, "3")],
    [
      words.messages.messageRequired,
      words.fields.message,
      () => write(words.fields.message, "One developer, from May."),
    ],
    [words.messages.robotIncomplete, words.captcha.tick, passRobotTest],
  ],
  hireDraft,
);

testRules(<CareerForm />, "/career", [
  [words.messages.nameRequired, words.fields.name, () => write(words.fields.name, "Asha")],
  [words.messages.emailRequired, words.fields.email, () => write(words.fields.email, "asha@example")],
  [words.messages.emailInvalid, words.fields.email, () => write(words.fields.email, "asha@example.com")],
  [words.messages.phoneRequired, words.fields.phoneNumber, () => write(words.fields.phoneNumber, "98765")],
  [words.messages.robotIncomplete, words.captcha.tick, passRobotTest],
]);

test("an email address that fails the pattern shows the address to write to instead", async () => {
  openSite();
  await openForm(<ContactForm />);
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@company.engineering");
  await send();
  const link = await screen.findByRole("link", { name: siteData.site.sales.email });
  expect(link).toHaveAttribute("href", `mailto:${link.textContent}`);
  expect(screen.getByLabelText(words.fields.email)).toHaveAccessibleDescription(/write to .+ instead/);
});

test("the alert can be dismissed, and disappears when the field changes", async () => {
  openSite();
  await openForm(<ContactForm />);
  await send();
  fireEvent.click(await screen.findByRole("button", { name: words.dismiss }));
  expect(screen.queryByRole("alert")).toBeNull();
  await send();
  expect(await alertText()).toBe(words.messages.nameRequired);
  write(words.fields.name, "Asha");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText(words.fields.name)).not.toHaveAttribute("aria-invalid");
});
