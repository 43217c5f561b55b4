import { bodyShapes, type BodyKind } from "../../src/forms/rules/bodies";
import { firstBodyFailure } from "../../src/forms/rules/first-body-failure";

const context = { emailEnding: "short" } as const;
const shared = { name: "Ada", email: "ada@kiln.co", message: "Hello" };
const bodies: Record<BodyKind, Record<string, unknown>> = {
  contact: {
    ...shared,
    phone: "+91-9876543210",
    subject: "Tea",
    skype: "",
    send_nda: "no",
    looking_for: [],
    budget: 2000,
  },
  hire: { ...shared, phone: "+1-2025550100", interested_for: [1593], budget: 2000, experience_level: 3 },
  career: {
    ...shared,
    mobile: "+1-2025550100",
    experience: 4,
    ctc: "",
    ectc: "",
    designation: 12,
    city: "Bristol",
  },
};
const kinds = Object.keys(bodies) as BodyKind[];

test.each(kinds)("a good %s body passes", (kind) => {
  expect(firstBodyFailure(kind, bodies[kind], context)).toBeNull();
});

test.each(kinds)("every declared field of %s is in the wire body", (kind) => {
  expect(Object.keys(bodyShapes[kind]).sort()).toEqual(Object.keys(bodies[kind]).sort());
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
  ["contact", "looking_for", Array(51).fill(1), "fieldTooLong"],
  ["contact", "budget", "2000", "fieldInvalid"],
  ["contact", "budget", -1, "fieldInvalid"],
  ["contact", "budget", Number.NaN, "fieldInvalid"],
  ["career", "experience", 81, "fieldInvalid"],
] as const)("%s with %s as %j is refused: %s", (kind, field, value, code) => {
  const body: Record<string, unknown> = { ...bodies[kind], [field]: value };
  if (value === undefined) delete body[field];
  expect(firstBodyFailure(kind, body, context)).toEqual({ field, code });
});

test("the shortest numbers that a country has are taken", () => {
  expect(firstBodyFailure("contact", { ...bodies.contact, phone: "+683-4002" }, context)).toBeNull();
});

test("a body with several faults answers in the order of its form", () => {
  expect(firstBodyFailure("hire", {}, context)?.code).toBe("nameRequired");
  expect(firstBodyFailure("hire", { name: "Ada", budget: 0 }, context)?.code).toBe("emailRequired");
});
