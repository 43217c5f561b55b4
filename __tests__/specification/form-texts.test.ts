/** @jest-environment node */
import type { FormsSettings } from "../../src/content-model/entities/forms";
import type { OptionsSettings } from "../../src/content-model/entities/options";
import { content } from "../support/content";
import { specificationApplies } from "./applies";

const forms = content<FormsSettings>("settings/forms");
const options = content<OptionsSettings>("settings/options");
/** “Checks run in order; the first failure shows a danger alert and stops.” The messages are those of sections 5 and 8. */
const test = specificationApplies ? globalThis.test : globalThis.test.skip;

test("checks and outcomes have the exact texts of the contract, odd grammar included", () => {
  expect(forms.messages).toMatchObject({
    nameRequired: "Name is required.",
    emailRequired: "Email is required.",
    emailInvalid: "Email address is not valid.",
    phoneRequired: "Contact number is required.",
    phoneInvalid: "Contact number is not valid.",
    phoneTooLong: "Contact number is not valid.",
    subjectRequired: "Subject is required.",
    budgetMissing: "Approx. budget:",
    budgetNotChosen: "Choose your approx. Budget.",
    lookingForRequired: "What your look for.",
    interestedForRequired: "Interested in is required.",
    messageRequired: "Message is required.",
    robotIncomplete: "Robot test is not completed yet.",
    sent: "successfully sent.",
    wentWrong: "Something went wrong.",
  });
});

test("email endings match the specification", () => {
  expect(forms.emailEnding).toBe("short");
});

test("forms and captcha have the accessible names that the contract gives", () => {
  const { contact, sidebar, hire, career, emailBox, captcha } = forms;
  expect([contact.name, sidebar.name, hire.name, career.name, emailBox.name, captcha.name]).toEqual([
    "Enquiry",
    "Enquiry",
    "Hire inquiry",
    "Apply Here",
    "Start a conversation",
    "Robot test",
  ]);
  expect([contact, sidebar, hire, career, emailBox].map(({ submit }) => submit)).toEqual(
    Array(5).fill("Send"),
  );
  expect(emailBox.heading).toBe("Hire Now");
});

test("fields have the labels that the contract gives", () => {
  const expectLabels = (fields: Record<string, { label: string }>, ...own: string[]) =>
    expect(Object.values(fields).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Name", "Email", "Country code", "Phone", "Message", ...own]),
    );
  expectLabels(
    forms.contact.fields,
    ...["Skype", "Subject", "Approx. budget", "What are you looking for?", "Send me an NDA"],
  );
  expectLabels(forms.sidebar.fields, "Subject");
  expectLabels(forms.hire.fields, "Interested in", "Approx. budget", "Select interest");
  expectLabels(forms.career.fields, "Experience", "CTC", "Expected CTC", "Designation", "City");
  expect(forms.budgetValue).toBe("{n}k USD");
});

test("technologies have the ids that the API knows", () => {
  expect(Object.fromEntries(options.interested_in.map(({ id, text }) => [text, id]))).toEqual({
    ...{ React: 1593, Node: 1645, Vue: 1592, Laravel: 1644, "Mobile app": 1646, Flutter: 1647 },
  });
});

test("no option list has the same id twice", () => {
  for (const list of Object.values(options)) {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
