import type { ReactElement } from "react";
import { fireEvent, screen } from "@testing-library/react";
import { CareerForm } from "../../src/forms/career/career-form";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { HireForm } from "../../src/forms/hire/hire-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { alertText, openForm, openSite, passRobotTest, send, tick, write } from "./support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));
jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

/** One row of the specification's order: the message, the field that gets the focus, and how a visitor mends it. */
type Row = [message: string, field: string, mend: () => void | Promise<void>];

/** Walks through the rows: with all earlier faults mended, each one's message shows, at its field, and nothing is sent. */
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
      const control = document.activeElement!;
      expect(control).toBe(screen.getByLabelText(field));
      expect(control).toHaveAttribute("aria-invalid", "true");
      expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(api.posts).toEqual([]);
    },
  );
};

// The slider cannot be moved to 0, but a draft may hold it.
const draftWithoutBudget = () =>
  window.sessionStorage.setItem("draft:contact:/contact-us", JSON.stringify({ values: { budget: 0 } }));

testRules(
  <ContactForm />,
  "/contact-us",
  [
    ["Name is required.", "Name", () => write("Name", "Asha")],
    ["Email is required.", "Email", () => write("Email", "asha@example")],
    ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
    ["Subject is required.", "Subject", () => write("Subject", "A new app")],
    ["Contact number is required.", "Phone", () => write("Phone", "123")],
    // Valid in Germany, and 17 digits with its calling code.
    ["Contact number is not valid.", "Phone", () => write("Phone", "+49212345678901234")],
    ["Contact number is not valid.", "Phone", () => write("Phone", "+919876543210")],
    ["Approx. budget:", "Approx. budget", () => write("Approx. budget", "22")],
    ["What your look for.", "Web development", () => tick("Mobile app development")],
    ["Message is required.", "Message", () => write("Message", "We need an app.")],
    ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
  ],
  draftWithoutBudget,
);

testRules(<SidebarForm />, "/blog/react", [
  ["Name is required.", "Name", () => write("Name", "Asha")],
  ["Email is required.", "Email", () => write("Email", "asha@example.info")],
  ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
  ["Contact number is required.", "Phone", () => write("Phone", "abc")],
  ["Contact number is not valid.", "Phone", () => write("Phone", "1")],
  ["Contact number is not valid.", "Phone", () => write("Phone", "9876543210")],
  ["Subject is required.", "Subject", () => write("Subject", "A question")],
  ["Message is required.", "Message", () => write("Message", "How long does an app take?")],
  ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
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
    ["Name is required.", "Name", () => write("Name", "Asha")],
    ["Email is required.", "Email", () => write("Email", "asha@example")],
    ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
    ["Contact number is required.", "Phone", () => write("Phone", "123")],
    ["Contact number is not valid.", "Phone", () => write("Phone", "+49212345678901234")],
    ["Contact number is not valid.", "Phone", () => write("Phone", "+919876543210")],
    ["Interested in is required.", "React", () => tick("Vue")],
    ["Choose your approx. Budget.", "Approx. budget", () => write("Approx. budget", "3")],
    ["Message is required.", "Message", () => write("Message", "One developer, from May.")],
    ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
  ],
  hireDraft,
);

testRules(<CareerForm />, "/career", [
  ["Name is required.", "Name", () => write("Name", "Asha")],
  ["Email is required.", "Email", () => write("Email", "asha@example")],
  ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
  ["Contact number is required.", "Phone", () => write("Phone", "98765")],
  ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
]);

test("an address refused for its pattern comes with the address to write to instead", async () => {
  openSite();
  await openForm(<ContactForm />);
  write("Name", "Asha");
  write("Email", "asha@company.engineering");
  await send();
  const link = await screen.findByRole("link", { name: /@kilnwright\.example$/ });
  expect(link).toHaveAttribute("href", `mailto:${link.textContent}`);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/write to .+ instead/);
});

test("the alert can be dismissed, and goes by itself when the field is mended", async () => {
  openSite();
  await openForm(<ContactForm />);
  await send();
  fireEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await send();
  expect(await alertText()).toBe("Name is required.");
  write("Name", "Asha");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Name")).not.toHaveAttribute("aria-invalid");
});
