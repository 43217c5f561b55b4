import type { ReactElement } from "react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CareerForm } from "../../src/forms/career/career-form";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { HireForm } from "../../src/forms/hire/hire-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { reply } from "./support/fake-api";
import { navigate } from "gatsby";
import { siteData } from "./support/site-data";
import { alertText, fillContact, openForm, openSite, passRobotTest, send, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const refusal = (message: string, field?: string) => reply(422, { _error: { message, field } });

const fillShared = async () => {
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "98765 43210");
  write(words.fields.message, "How long?");
  await passRobotTest();
};

const fillSidebar = () => {
  write(words.fields.subject, "A question");
  return fillShared();
};

const expectAtFault = async (label: string, message: string) => {
  const control = screen.getByLabelText(label);
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toBeVisible();
  expect(control).toHaveAttribute("aria-invalid", "true");
  expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
};

test.each([
  [words.fields.subject, "subject"],
  [words.fields.phoneNumber, "phone"],
  [words.fields.email, "email"],
  [words.captcha.tick, undefined],
])("the sidebar, refused: %s is marked and focused for the field %s", async (label, field) => {
  const { api } = openSite();
  const message = "Not like this.";
  // A refused captcha is no field of the body.
  api.on("/api/enquiry/ContactUs", field ? refusal(message, field) : reply(403, { _error: { message } }));
  await openForm(<SidebarForm />, "/blog/react");
  await fillSidebar();
  await send();
  expect(await alertText()).toBe(message);
  await expectAtFault(label, message);
});

// The sidebar sends a Skype name that it does not ask for.
test.each([undefined, "skype", "interested_for", "toString"])(
  "a server error about no field that is shown marks none: %s",
  async (field) => {
    const { api } = openSite();
    const message = words.messages.emailRequired;
    api.on("/api/enquiry/ContactUs", refusal(message, field));
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
  field: string;
}

const contact = { call: "ContactUs", path: "/contact-us", form: <ContactForm />, fill: fillContact };
const cases: Case[] = [
  { ...contact, label: words.fields.subject, field: "subject" },
  { ...contact, label: words.fields.send_nda, field: "send_nda" },
  // Folded away.
  { ...contact, label: words.fields.budget, field: "budget" },
  {
    call: "Hireus",
    path: "/hire/react-js-developer",
    form: <HireForm technologyId={1593} />,
    fill: fillShared,
    label: "React",
    field: "interested_for",
  },
  {
    call: "Career",
    path: "/career",
    form: <CareerForm />,
    fill: fillShared,
    label: words.fields.phoneNumber,
    field: "mobile",
  },
];

test.each(cases)("a server error on $path marks and focuses $label once, back at the form", async (one) => {
  const { api } = openSite();
  const message = "Not like this.";
  api.on(`/api/enquiry/${one.call}`, refusal(message, one.field));
  const first = await openForm(one.form, one.path);
  await one.fill();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/thank-you"));
  first.unmount();
  const again = await openForm(one.form, one.path);
  await expectAtFault(one.label, message);
  again.unmount();
  await openForm(one.form, one.path);
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

test("a server error of one form does not affect another", async () => {
  const { api } = openSite();
  api.on("/api/enquiry/Career", refusal(words.messages.emailRequired, "email"));
  const career = await openForm(<CareerForm />, "/career");
  await fillShared();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  career.unmount();
  await openForm(<ContactForm />);
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

describe("Dismiss closes the alert and moves the focus on", () => {
  const dismiss = () => fireEvent.click(screen.getByRole("button", { name: words.dismiss }));

  test("to the invalid field, which stays marked", async () => {
    openSite();
    await openForm(<SidebarForm />, "/blog/react");
    await send();
    const name = screen.getByLabelText(words.fields.name);
    screen.getByRole("button", { name: words.dismiss }).focus();
    dismiss();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(name).toHaveFocus();
    expect(name).toHaveAttribute("aria-invalid", "true");
  });

  test("to Send when no field is invalid", async () => {
    const { api } = openSite();
    api.on("/api/enquiry/ContactUs", reply(503, { _error: { message: "Later." } }));
    await openForm(<SidebarForm />, "/blog/react");
    await fillSidebar();
    await send();
    await screen.findByRole("alert");
    dismiss();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: words.send })).toHaveFocus();
  });
});

test("without words for the fold nothing is folded", async () => {
  openSite();
  const { fold, ...contactTexts } = siteData.forms.contact;
  expect(fold).toBeTruthy();
  await openForm(<ContactForm />, "/contact-us", {
    ...siteData,
    forms: { ...siteData.forms, contact: contactTexts as typeof siteData.forms.contact },
  });
  expect(screen.getByLabelText(words.fields.budget).closest("details")).toBeNull();
});
