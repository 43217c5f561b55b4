import { firstFailure, type RuleContext } from "../../src/forms/rules/first-failure";
import type { FormKind, FormValues } from "../../src/forms/rules/values";
import type { PhoneParseResult } from "../../src/forms/rules/phone";

const parsed: PhoneParseResult = {
  isValid: true,
  countryCode: "IN",
  countryCallingCode: "91",
  nationalNumber: "9876543210",
  e164: "+919876543210",
};

/** Stands in for the phone library: `bad` is not valid, `long` has 16 digits, all else is a good number. */
const parsePhone: RuleContext["parsePhone"] = (entered) => ({
  ...parsed,
  isValid: entered !== "bad",
  nationalNumber: entered === "long" ? "1".repeat(14) : parsed.nationalNumber,
});

const context: RuleContext = { emailEnding: "short", parsePhone };
const shared = {
  name: "Ada",
  email: "ada@kiln.example.com",
  message: "Hello",
  robot: true,
  phone_code: "IN",
};
const valid: FormValues = {
  contact: {
    ...shared,
    phoneNumber: "1",
    subject: "Tea",
    skype: "",
    send_nda: false,
    looking_for: [1592],
    budget: 2,
  },
  sidebar: { ...shared, phoneNumber: "1", subject: "Tea" },
  hire: { ...shared, phoneNumber: "1", interested_for: [1593], budget: 2, experience_level: "" },
  career: { ...shared, mobile: "1", experience: 0, ctc: "", ectc: "", designation: "", city: "" },
  emailBox: { email: "ada@kiln.co" },
};

type Step = [field: string, code: string, broken: unknown];

/** Each row is one check in order: its field, its code, and a value that breaks that check alone. */
const orders: Record<FormKind, Step[]> = {
  contact: [
    ["name", "nameRequired", "  "],
    ["email", "emailRequired", ""],
    ["email", "emailInvalid", "a@b"],
    ["subject", "subjectRequired", " "],
    ["phoneNumber", "phoneRequired", " "],
    ["phoneNumber", "phoneInvalid", "bad"],
    ["phoneNumber", "phoneTooLong", "long"],
    ["budget", "budgetMissing", 0],
    ["looking_for", "lookingForRequired", []],
    ["message", "messageRequired", "\n"],
    ["robot", "robotIncomplete", false],
  ],
  sidebar: [
    ["name", "nameRequired", ""],
    ["email", "emailRequired", " "],
    ["email", "emailInvalid", "a@b.info"],
    ["phoneNumber", "phoneRequired", ""],
    ["phoneNumber", "phoneInvalid", "bad"],
    ["phoneNumber", "phoneTooLong", "long"],
    ["subject", "subjectRequired", ""],
    ["message", "messageRequired", ""],
    ["robot", "robotIncomplete", false],
  ],
  hire: [
    ["name", "nameRequired", ""],
    ["email", "emailRequired", ""],
    ["email", "emailInvalid", "nobody"],
    ["phoneNumber", "phoneRequired", ""],
    ["phoneNumber", "phoneInvalid", "bad"],
    ["phoneNumber", "phoneTooLong", "long"],
    ["interested_for", "interestedForRequired", []],
    ["budget", "budgetNotChosen", 0],
    ["message", "messageRequired", ""],
    ["robot", "robotIncomplete", false],
  ],
  career: [
    ["name", "nameRequired", ""],
    ["email", "emailRequired", ""],
    ["email", "emailInvalid", "a@b.c"],
    ["mobile", "phoneRequired", ""],
    ["robot", "robotIncomplete", false],
  ],
  emailBox: [
    ["email", "emailRequired", ""],
    ["email", "emailInvalid", "a b@c.com"],
  ],
};

describe.each(Object.keys(orders) as FormKind[])("the %s form", (kind) => {
  const steps = orders[kind];

  test("accepts valid values", () => {
    expect(firstFailure(kind, valid[kind], context)).toBeNull();
  });

  test.each(steps.map((step, index) => [step[1], step[0], index] as const))(
    "finds %s before anything that comes after it",
    (code, field, index) => {
      const values: Record<string, unknown> = { ...valid[kind] };
      // Backwards, so that of two faults of one field the earlier check's stays.
      for (const [name, , broken] of steps.slice(index).reverse()) values[name] = broken;
      expect(firstFailure(kind, values as never, context)).toEqual({ field, code });
    },
  );
});

test("fifteen digits with the calling code are not too long", () => {
  const fifteen: RuleContext = {
    ...context,
    parsePhone: () => ({ ...parsed, nationalNumber: "1".repeat(13) }),
  };
  expect(firstFailure("contact", valid.contact, fifteen)).toBeNull();
});

test("Skype and the experience level are optional", () => {
  expect(firstFailure("hire", { ...valid.hire, experience_level: "" }, context)).toBeNull();
  expect(firstFailure("contact", { ...valid.contact, skype: "" }, context)).toBeNull();
});
