import {
  careerPayload,
  contactPayload,
  hirePayload,
  sidebarPayload,
} from "../../src/forms/payloads/payloads";
import { firstBodyFailure } from "../../src/forms/rules/first-body-failure";

const parsed = {
  isValid: true,
  countryCode: "GB",
  countryCallingCode: "44",
  nationalNumber: "2079460123",
  e164: "+442079460123",
};
const shared = { name: " Ada ", email: "ada@kiln.co ", message: "Hello\n", robot: true, phone_code: "GB" };
const sent = { name: "Ada", email: "ada@kiln.co", message: "Hello" };
const context = { emailEnding: "short" } as const;

test("the contact page sends its fields, the budget in USD and the NDA in words", () => {
  const values = {
    ...shared,
    phoneNumber: "020",
    subject: "Tea",
    skype: "ada",
    budget: 2,
    looking_for: [1592, 1644],
  };
  const body = contactPayload({ ...values, send_nda: true }, parsed);
  expect(body).toEqual({
    ...sent,
    phone: "+44-2079460123",
    subject: "Tea",
    skype: "ada",
    send_nda: "yes",
    looking_for: [1592, 1644],
    budget: 2000,
  });
  expect(contactPayload({ ...values, send_nda: false }, parsed).send_nda).toBe("no");
  expect(firstBodyFailure("contact", { ...body }, context)).toBeNull();
});

test("the sidebar fills in what it does not ask", () => {
  const body = sidebarPayload({ ...shared, phoneNumber: "020", subject: "Tea" }, parsed);
  expect(body).toEqual({
    ...sent,
    phone: "+44-2079460123",
    subject: "Tea",
    skype: "",
    send_nda: "no",
    looking_for: [],
    budget: 2000,
  });
  expect(firstBodyFailure("contact", { ...body }, context)).toBeNull();
});

test("the hire form sends technologies, budget and experience level", () => {
  const values = { ...shared, phoneNumber: "020", interested_for: [1593], budget: 100, experience_level: "" };
  const body = hirePayload(values, parsed);
  expect(body).toEqual({
    ...sent,
    phone: "+44-2079460123",
    interested_for: [1593],
    budget: 100_000,
    experience_level: "",
  });
  expect(firstBodyFailure("hire", { ...body }, context)).toBeNull();
});

test("the career form sends its model", () => {
  const values = {
    ...shared,
    mobile: "020",
    experience: 3,
    ctc: "10",
    ectc: "12 ",
    designation: 7,
    city: " Leeds",
  };
  const body = careerPayload(values, parsed);
  expect(body).toEqual({
    ...sent,
    mobile: "+44-2079460123",
    experience: 3,
    ctc: "10",
    ectc: "12",
    designation: 7,
    city: "Leeds",
  });
  expect(firstBodyFailure("career", { ...body }, context)).toBeNull();
});
