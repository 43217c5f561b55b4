import type { ReactElement } from "react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CareerForm } from "../../src/forms/career/career-form";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { HireForm } from "../../src/forms/hire/hire-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { reply } from "./support/fake-api";
import { navigate } from "./support/gatsby";
import { alertText, fillContact, openForm, openSite, passRobotTest, send, write } from "./support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));
jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const refusal = (message: string) => reply(422, { _error: { message } });

const fillShared = async () => {
  write("Name", "Asha");
  write("Email", "asha@example.com");
  write("Phone", "98765 43210");
  write("Message", "How long?");
  await passRobotTest();
};

const fillSidebar = () => {
  write("Subject", "A question");
  return fillShared();
};

const expectAtFault = (label: string, message: string) => {
  const control = screen.getByLabelText(label);
  expect(control).toHaveFocus();
  expect(control).toHaveAttribute("aria-invalid", "true");
  expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
};

test.each([
  ["Subject", "Subject is required."],
  ["Phone", "Contact number is not valid."],
  ["Email", "Email address is not valid."],
  ["Phone", "phone is too long."],
  ["I am not a robot", "Robot test is not completed yet."],
  ["I am not a robot", "The robot test was not accepted. Please take it again."],
])("the sidebar, refused: %s is marked and focused for “%s”", async (label, message) => {
  const { api } = openSite();
  api.on("/api/enquiry/ContactUs", refusal(message));
  await openForm(<SidebarForm />, "/blog/react");
  await fillSidebar();
  await send();
  expect(await alertText()).toBe(message);
  await waitFor(() => expectAtFault(label, message));
});

test.each(["Too many requests.", "Skype is not valid.", "interested_for is not valid."])(
  "a refusal that names no field of the form marks none: %s",
  async (message) => {
    const { api } = openSite();
    api.on("/api/enquiry/ContactUs", refusal(message));
    await openForm(<SidebarForm />, "/blog/react");
    await fillSidebar();
    await send();
    expect(await alertText()).toBe(message);
    expect(document.querySelector("[aria-invalid]")).toBeNull();
  },
);

interface Case {
  call: string;
  path: string;
  form: ReactElement;
  fill: () => Promise<void>;
  label: string;
  message: string;
}

const contact = { call: "ContactUs", path: "/contact-us", form: <ContactForm />, fill: fillContact };
const cases: Case[] = [
  { ...contact, label: "Subject", message: "Subject is required." },
  { ...contact, label: "Send me an NDA", message: "send_nda is not valid." },
  {
    call: "Hireus",
    path: "/hire/react-js-developer",
    form: <HireForm technologyId={1593} />,
    fill: fillShared,
    label: "React",
    message: "Interested in is required.",
  },
  {
    call: "Career",
    path: "/career",
    form: <CareerForm />,
    fill: fillShared,
    label: "Phone",
    message: "Contact number is not valid.",
  },
];

test.each(cases)("$path, refused: back at the form, $label is marked and focused, once", async (one) => {
  const { api } = openSite();
  api.on(`/api/enquiry/${one.call}`, refusal(one.message));
  const first = await openForm(one.form, one.path);
  await one.fill();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/thank-you"));
  first.unmount();
  const again = await openForm(one.form, one.path);
  expectAtFault(one.label, one.message);
  again.unmount();
  await openForm(one.form, one.path);
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

test("one form's refusal marks no other form", async () => {
  const { api } = openSite();
  api.on("/api/enquiry/Career", refusal("Email is required."));
  const career = await openForm(<CareerForm />, "/career");
  await fillShared();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  career.unmount();
  await openForm(<ContactForm />);
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

describe("Dismiss closes the alert and moves the focus on", () => {
  const dismiss = () => fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));

  test("to the field at fault, which stays marked", async () => {
    openSite();
    await openForm(<SidebarForm />, "/blog/react");
    await send();
    const name = screen.getByLabelText("Name");
    screen.getByRole("button", { name: "Dismiss" }).focus();
    dismiss();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(name).toHaveFocus();
    expect(name).toHaveAttribute("aria-invalid", "true");
  });

  test("to Send where no field is", async () => {
    const { api } = openSite();
    api.on("/api/enquiry/ContactUs", reply(503, { _error: { message: "Later." } }));
    await openForm(<SidebarForm />, "/blog/react");
    await fillSidebar();
    await send();
    await screen.findByRole("alert");
    dismiss();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  });
});
