import { fireEvent, screen } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { testRules } from "./support/rule-table";
import { alertText, openForm, openSite, passRobotTest, send, tick, write } from "./support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));
jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

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
