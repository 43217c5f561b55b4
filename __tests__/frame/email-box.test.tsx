import { fireEvent, render, screen, within } from "@testing-library/react";
import { EmailBox } from "../../src/frame/email-box/email-box";
import { navigate } from "../forms/support/gatsby";
import { Site } from "../forms/support/site-data";
import { openSite } from "../forms/support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("../forms/support/gatsby"));

const openBox = () => {
  const { api } = openSite();
  render(
    <Site path="/about">
      <EmailBox />
    </Site>,
  );
  return { api, email: screen.getByLabelText("Email"), send: screen.getByRole("button", { name: "Send" }) };
};

test.each([
  ["", "Email is required."],
  ["   ", "Email is required."],
  ["asha@example", "Email address is not valid."],
  ["asha@example.info", "Email address is not valid."],
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
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  dismiss.focus();
  fireEvent.click(dismiss);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(email).toHaveFocus();
});

test("a valid address leads to the form of the contact page", () => {
  const { email, send } = openBox();
  fireEvent.change(email, { target: { value: " first.last@my-site.co.uk " } });
  fireEvent.click(send);
  expect(navigate).toHaveBeenCalledWith("/contact-us?email=first.last%40my-site.co.uk#inquiry");
});

test("without scripts it is a plain form that leads there too", () => {
  openBox();
  const form = screen.getByRole("form", { name: "Start a conversation" });
  expect(form).toHaveAttribute("method", "get");
  expect(form).toHaveAttribute("action", "/contact-us#inquiry");
  expect(screen.getByLabelText("Email")).toHaveAttribute("name", "email");
  expect(screen.getByRole("heading", { name: "Hire Now" })).toBeVisible();
});
