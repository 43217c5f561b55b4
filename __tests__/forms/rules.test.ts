import { contactFields } from "../../src/content-model/form-fields/contact";
import { hireFields } from "../../src/content-model/form-fields/hire";
import { firstBodyFailure } from "../../src/forms/rules/first-body-failure";
import { firstFailure, type RuleContext } from "../../src/forms/rules/first-failure";
import { toBody } from "../../src/forms/rules/to-body";
import { initialValues } from "../../src/forms/rules/values";
import {
  bodies,
  calls,
  context,
  parsed,
  sending,
  tables,
  unseen,
  validValues,
  type FormKind,
} from "./support/filled-in";

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

test.each(unseen)("a field of %j alone is empty", (text) => {
  for (const kind of Object.keys(tables) as FormKind[]) {
    for (const [field, code] of orders[kind].filter(([, rule]) => rule.endsWith("Required"))) {
      if (Array.isArray(initialValues(tables[kind])[field])) continue;
      const values = { ...validValues(kind), [field]: text };
      expect(firstFailure(tables[kind], values, context)).toEqual({ field, code });
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
