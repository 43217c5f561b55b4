import { careerFields } from "../../src/content-model/form-fields/career";
import { contactFields } from "../../src/content-model/form-fields/contact";
import { emailBoxFields } from "../../src/content-model/form-fields/email-box";
import { hireFields } from "../../src/content-model/form-fields/hire";
import { sidebarFields } from "../../src/content-model/form-fields/sidebar";
import { bodyFields } from "../../src/forms/rules/body-fields";
import { firstBodyFailure } from "../../src/forms/rules/first-body-failure";
import { firstFailure, type RuleContext } from "../../src/forms/rules/first-failure";
import type { PhoneParseResult } from "../../src/forms/rules/phone";
import { toBody } from "../../src/forms/rules/to-body";
import { initialValues, type FieldValues } from "../../src/forms/rules/values";

const tables = {
  contact: contactFields,
  sidebar: sidebarFields,
  hire: hireFields,
  career: careerFields,
  emailBox: emailBoxFields,
};
type FormKind = keyof typeof tables;
const calls = { contact: "contact", sidebar: "contact", hire: "hire", career: "career" } as const;
type Call = (typeof calls)[keyof typeof calls];
const sending = Object.keys(calls) as (keyof typeof calls)[];

const parsed: PhoneParseResult = {
  isValid: true,
  countryCode: "GB",
  countryCallingCode: "44",
  nationalNumber: "2079460123",
  e164: "+442079460123",
};

/** Stub of the phone library: `bad` is invalid, `long` has 16 digits, everything else is valid. */
const parsePhone: RuleContext["parsePhone"] = (entered) => ({
  ...parsed,
  isValid: entered !== "bad",
  nationalNumber: entered === "long" ? "1".repeat(14) : parsed.nationalNumber,
});
const context: RuleContext = { emailEnding: "short", parsePhone };

const person = { name: " Ada ", email: "ada@kiln.co ", message: "Hello\n", robot: true, phone_code: "GB" };
const phoned = { ...person, phoneNumber: "020" };
const filledIn: Record<FormKind, FieldValues> = {
  contact: { ...phoned, subject: "Tea", skype: "ada", send_nda: true, looking_for: [1592, 1644], budget: 2 },
  sidebar: { ...phoned, subject: "Tea" },
  hire: { ...phoned, interested_for: [1593], budget: 100, experience_level: "" },
  career: { ...person, mobile: "020", experience: 3, ctc: "10", ectc: "12 ", designation: 7, city: " Leeds" },
  emailBox: { email: "ada@kiln.co" },
};
/** What nobody filled in stays as the form begins. */
const validValues = (kind: FormKind): FieldValues => ({ ...initialValues(tables[kind]), ...filledIn[kind] });

const sent = { name: "Ada", email: "ada@kiln.co", message: "Hello" };
const sentPhone = { ...sent, phone: "+44-2079460123" };
const bodies: Record<keyof typeof calls, Record<string, unknown>> = {
  contact: {
    ...{ ...sentPhone, subject: "Tea", skype: "ada", send_nda: "yes" },
    ...{ looking_for: [1592, 1644], budget: 2000 },
  },
  sidebar: { ...sentPhone, subject: "Tea", skype: "", send_nda: "no", looking_for: [], budget: 2000 },
  hire: { ...sentPhone, interested_for: [1593], budget: 100_000, experience_level: "" },
  career: {
    ...{ ...sent, mobile: "+44-2079460123", experience: 3, ctc: "10", ectc: "12" },
    ...{ designation: 7, city: "Leeds" },
  },
};

type Step = [field: string, code: string, broken: string | number | boolean | never[]];

/** One row per check, in order: field, code, and a value that fails only this check. */
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
    ["link", "linkInvalid", "my github"],
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
    expect(firstFailure(tables[kind], validValues(kind), context)).toBeNull();
  });

  test.each(steps.map((step, index) => [step[1], step[0], index] as const))(
    "reports %s before any later check",
    (code, field, index) => {
      // Reversed, so that when one field fails two checks, the value for the earlier one is set last.
      const broken = steps.slice(index).reverse();
      const values = {
        ...validValues(kind),
        ...Object.fromEntries(broken.map(([name, , value]) => [name, value])),
      };
      expect(firstFailure(tables[kind], values, context)).toEqual({ field, code });
    },
  );
});

/** Fillers, joiners, marks and blanks that are drawn as nothing. */
const unseen = [
  ...[
    "\u3164",
    "\u115F\u1160",
    "\uFFA0",
    "\u2800 \u2800",
    "\u{1D159}",
    "\u00AD",
    "\u034F",
    "\u180E",
    "\uFE0F",
  ],
  ...[
    "\u0301",
    "\u0301\u20E3 \u093F",
    "\u200B\u200D\u2060",
    "\u{E0041}",
    "\u202E\u2066",
    "\u0000\u0085\u001B",
    "\u2003\u3000 \u3164",
  ],
];

test.each(unseen)("a field of %j alone is empty, on the page and on the server", (text) => {
  for (const kind of Object.keys(tables) as FormKind[]) {
    for (const [field, code] of orders[kind].filter(([, rule]) => rule.endsWith("Required"))) {
      if (Array.isArray(initialValues(tables[kind])[field])) continue;
      const values = { ...validValues(kind), [field]: text };
      expect(firstFailure(tables[kind], values, context)).toEqual({ field, code });
    }
  }
  for (const kind of Object.keys(asked) as Call[]) {
    for (const [field, code] of asked[kind].filter(([, , good]) => typeof good === "string")) {
      expect(firstBodyFailure(kind, { ...bodies[kind], [field]: text }, context)).toEqual({ field, code });
    }
  }
  expect(toBody(contactFields, { ...validValues("contact"), skype: text }, parsed).skype).toBe("");
});

test("names with joiners, marks and fillers among letters stay as they are", () => {
  for (const name of ["Zoë 🧑🏽‍🚀", "नमस्ते", "می‌خواهم", "홍\u3164길동"]) {
    const values = { ...validValues("contact"), name };
    expect(firstFailure(contactFields, values, context)).toBeNull();
    expect(toBody(contactFields, values, parsed).name).toBe(name);
  }
});

test("fifteen digits with the calling code are accepted", () => {
  const fifteen: RuleContext = {
    ...context,
    parsePhone: () => ({ ...parsed, nationalNumber: "1".repeat(13) }),
  };
  expect(firstFailure(contactFields, validValues("contact"), fifteen)).toBeNull();
});

test("Skype and the experience level are optional", () => {
  expect(firstFailure(hireFields, { ...validValues("hire"), experience_level: "" }, context)).toBeNull();
  expect(firstFailure(contactFields, { ...validValues("contact"), skype: "" }, context)).toBeNull();
});

test.each(sending)("the %s form sends its fields: trimmed, the budget in USD, the NDA in words", (kind) => {
  const body = toBody(tables[kind], validValues(kind), parsed);
  expect(body).toEqual(bodies[kind]);
  expect(firstBodyFailure(calls[kind], body, context)).toBeNull();
});

test("no NDA is sent in words too", () => {
  expect(toBody(contactFields, { ...validValues("contact"), send_nda: false }, parsed).send_nda).toBe("no");
});

test("an optional phone is sent empty", () => {
  const fields = { tel: { kind: "phone", max: 32 } } as const;
  expect(firstFailure(fields, { tel: "" }, context)).toBeNull();
  expect(toBody(fields, { tel: "" }, parsed)).toEqual({ tel: "" });
});

test.each(["contact", "hire", "career"] as const)("every declared field of %s is in its body", (kind) => {
  expect([...bodyFields[kind].keys()].sort()).toEqual(Object.keys(bodies[kind]).sort());
});

test.each([
  ["contact", "name", "", "nameRequired"],
  ["contact", "email", undefined, "emailRequired"],
  ["contact", "email", "a@b", "emailInvalid"],
  ["contact", "subject", " ", "subjectRequired"],
  ["contact", "phone", "", "phoneRequired"],
  ["contact", "phone", "9876543210", "phoneInvalid"],
  ["contact", "phone", "+91-", "phoneInvalid"],
  ["contact", "phone", "+91-1", "phoneInvalid"],
  ["contact", "phone", "+91-98765432101234", "phoneTooLong"],
  ["contact", "message", "", "messageRequired"],
  ["hire", "interested_for", [], "interestedForRequired"],
  ["hire", "interested_for", undefined, "interestedForRequired"],
  ["hire", "budget", 0, "budgetNotChosen"],
  ["career", "mobile", "", "phoneRequired"],
  ["career", "mobile", "12", "phoneInvalid"],
  ["contact", "robot", true, "unknownField"],
  ["contact", "constructor", "x", "unknownField"],
  ["contact", "name", 5, "fieldInvalid"],
  ["contact", "name", "x".repeat(101), "fieldTooLong"],
  ["contact", "message", "x".repeat(5001), "fieldTooLong"],
  ["contact", "send_nda", "maybe", "fieldInvalid"],
  ["contact", "looking_for", "1592", "fieldInvalid"],
  ["contact", "looking_for", [{}], "fieldInvalid"],
  ["contact", "looking_for", Array(51).fill(1), "fieldInvalid"],
  ["contact", "budget", "2000", "fieldInvalid"],
  ["contact", "budget", -1, "fieldInvalid"],
  ["contact", "budget", Number.NaN, "fieldInvalid"],
  ["contact", "budget", 0.1, "fieldInvalid"],
  ["contact", "budget", 2001, "fieldInvalid"],
  ["hire", "budget", 99_999.5, "fieldInvalid"],
  ["career", "experience", 81, "fieldInvalid"],
  ["career", "experience", 1.5, "fieldInvalid"],
] as const)("a %s body with %s as %j is refused: %s", (kind, field, value, code) => {
  const body: Record<string, unknown> = { ...bodies[kind], [field]: value };
  if (value === undefined) delete body[field];
  expect(firstBodyFailure(kind, body, context)).toMatchObject({ field, code });
});

test("the shortest valid numbers are accepted", () => {
  expect(firstBodyFailure("contact", { ...bodies.contact, phone: "+683-4002" }, context)).toBeNull();
});

/** What the server asks: of a call of two forms, what both ask; and of every phone, whether it is one. */
const asked: Record<Call, [field: string, code: string, value: unknown][]> = {
  contact: [
    ["name", "nameRequired", "Ada"],
    ["email", "emailRequired", "ada@kiln.co"],
    ["subject", "subjectRequired", "Tea"],
    ["phone", "phoneRequired", "+44-2079460123"],
    ["message", "messageRequired", "Hello"],
  ],
  hire: [
    ["name", "nameRequired", "Ada"],
    ["email", "emailRequired", "ada@kiln.co"],
    ["phone", "phoneRequired", "+44-2079460123"],
    ["interested_for", "interestedForRequired", [1593]],
    ["budget", "budgetNotChosen", 2000],
    ["message", "messageRequired", "Hello"],
  ],
  career: [
    ["name", "nameRequired", "Ada"],
    ["email", "emailRequired", "ada@kiln.co"],
    ["mobile", "phoneRequired", "+44-2079460123"],
  ],
};

test.each(Object.keys(asked) as Call[])("a %s body with several faults answers in this order", (kind) => {
  const body: Record<string, unknown> = {};
  for (const [field, code, value] of asked[kind]) {
    expect(firstBodyFailure(kind, body, context)).toEqual({ field, code });
    body[field] = value;
  }
  expect(firstBodyFailure(kind, body, context)).toBeNull();
});

test("a text over its limit is told by how much, and what the message will end with counts", () => {
  const told = (field: string, value: string, addition?: string) =>
    firstFailure(contactFields, { ...validValues("contact"), [field]: value }, { ...context, addition });
  const tooLong = (field: string, over: number, max: number) => ({
    field,
    code: "fieldTooLong",
    excess: { over, max },
  });
  expect(told("message", "x".repeat(7000))).toEqual(tooLong("message", 2000, 5000));
  expect(told("message", `  ${"x".repeat(5000)}\n`)).toBeNull();
  expect(told("message", "x".repeat(4990), "\n\nTimes: now")).toEqual(tooLong("message", 2, 5000));
  expect(told("subject", "x".repeat(201), "not of a single line")).toEqual(tooLong("subject", 1, 200));
});
