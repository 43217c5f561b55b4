import { bodyFields } from "../../src/forms/rules/body-fields";
import { firstBodyFailure } from "../../src/forms/rules/first-body-failure";
import { bodies, context, unseen, type Call } from "./support/filled-in";

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

test.each(unseen)("a field of %j alone is empty on the server too", (text) => {
  for (const kind of Object.keys(asked) as Call[]) {
    for (const [field, code] of asked[kind].filter(([, , good]) => typeof good === "string")) {
      expect(firstBodyFailure(kind, { ...bodies[kind], [field]: text }, context)).toEqual({ field, code });
    }
  }
});
