import { fireEvent, render, screen, within } from "@testing-library/react";
import { takeEmailForForm } from "../../src/browser/reading/email-for-form";
import { EmailBox } from "../../src/frame/email-box/email-box";
import { navigate } from "gatsby";
import { Site } from "../forms/support/site-data";
import { openSite } from "../forms/support/visitor";
import { words } from "../support/words";

const openBox = () => {
  const { api } = openSite();
  render(
    <Site path="/about">
      <EmailBox />
    </Site>,
  );
  return {
    api,
    email: screen.getByLabelText(words.fields.email),
    send: screen.getByRole("button", { name: words.send }),
  };
};

test.each([
  ["", words.messages.emailRequired],
  ["   ", words.messages.emailRequired],
  ["asha@example", words.messages.emailInvalid],
  ["asha@example.info", words.messages.emailInvalid],
])("%j: %s", (entered, message) => {
  const { api, email, send } = openBox();
  fireEvent.change(email, { target: { value: entered } });
  fireEvent.click(send);
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("paragraph")).toHaveTextContent(message);
  expect(alert).toHaveAttribute("data-variant", "danger");
  expect(email).toHaveFocus();
  expect(email).toHaveAttribute("aria-invalid", "true");
  expect(email).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(navigate).not.toHaveBeenCalled();
  expect(api.calls).toEqual([]);
  const dismiss = screen.getByRole("button", { name: words.dismiss });
  dismiss.focus();
  fireEvent.click(dismiss);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(email).toHaveFocus();
});

test("a valid address leads to the contact form, and stands in no URL that is asked for", () => {
  const { email, send } = openBox();
  fireEvent.change(email, { target: { value: " first.last@my-site.co.uk " } });
  fireEvent.click(send);
  expect(navigate).toHaveBeenCalledWith("/contact-us#inquiry");
  expect(takeEmailForForm()).toBe("first.last@my-site.co.uk");
});

test("without JavaScript it is a plain form to the contact page", () => {
  openBox();
  const form = screen.getByRole("form", { name: words.forms.emailBox });
  expect(form).toHaveAttribute("method", "get");
  expect(form).toHaveAttribute("action", "/contact-us#inquiry");
  expect(screen.getByLabelText(words.fields.email)).toHaveAttribute("name", "email");
  expect(screen.getByRole("heading", { name: "Hire Now" })).toBeVisible();
});
