import { bodyShapes, firstBodyFailure, type BodyKind } from "../../src/forms/rules";

const context = { emailEnding: "short" } as const;
const shared = { name: "Ada", email: "ada@kiln.co", message: "Hello" };
const bodies: Record<BodyKind, Record<string, unknown>> = {
  ContactUs: {
    ...shared,
    phone: "+91-9876543210",
    subject: "Tea",
    skype: "",
    send_nda: "no",
    looking_for: [],
    budget: 2000,
  },
  Hireus: { ...shared, phone: "+1-2025550100", interested_for: [1593], budget: 2000, experience_level: 3 },
  Career: {
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
  ["ContactUs", "name", "", "nameRequired"],
  ["ContactUs", "email", undefined, "emailRequired"],
  ["ContactUs", "email", "a@b", "emailInvalid"],
  ["ContactUs", "subject", " ", "subjectRequired"],
  ["ContactUs", "phone", "", "phoneRequired"],
  ["ContactUs", "phone", "9876543210", "phoneInvalid"],
  ["ContactUs", "phone", "+91-", "phoneInvalid"],
  ["ContactUs", "phone", "+91-1", "phoneInvalid"],
  ["ContactUs", "phone", "+91-98765432101234", "phoneTooLong"],
  ["ContactUs", "message", "", "messageRequired"],
  ["Hireus", "interested_for", [], "interestedForRequired"],
  ["Hireus", "interested_for", undefined, "interestedForRequired"],
  ["Hireus", "budget", 0, "budgetNotChosen"],
  ["Career", "mobile", "", "phoneRequired"],
  ["Career", "mobile", "12", "phoneInvalid"],
  ["ContactUs", "robot", true, "unknownField"],
  ["ContactUs", "constructor", "x", "unknownField"],
  ["ContactUs", "name", 5, "fieldInvalid"],
  ["ContactUs", "name", "x".repeat(101), "fieldTooLong"],
  ["ContactUs", "message", "x".repeat(5001), "fieldTooLong"],
  ["ContactUs", "send_nda", "maybe", "fieldInvalid"],
  ["ContactUs", "looking_for", "1592", "fieldInvalid"],
  ["ContactUs", "looking_for", [{}], "fieldInvalid"],
  ["ContactUs", "looking_for", Array(51).fill(1), "fieldTooLong"],
  ["ContactUs", "budget", "2000", "fieldInvalid"],
  ["ContactUs", "budget", -1, "fieldInvalid"],
  ["ContactUs", "budget", Number.NaN, "fieldInvalid"],
  ["Career", "experience", 81, "fieldInvalid"],
] as const)("%s with %s as %j is refused: %s", (kind, field, value, code) => {
  const body: Record<string, unknown> = { ...bodies[kind], [field]: value };
  if (value === undefined) delete body[field];
  expect(firstBodyFailure(kind, body, context)).toEqual({ field, code });
});

test("the shortest numbers that a country has are taken", () => {
  expect(firstBodyFailure("ContactUs", { ...bodies.ContactUs, phone: "+683-4002" }, context)).toBeNull();
});

test("a body with several faults answers in the order of its form", () => {
  expect(firstBodyFailure("Hireus", {}, context)?.code).toBe("nameRequired");
  expect(firstBodyFailure("Hireus", { name: "Ada", budget: 0 }, context)?.code).toBe("emailRequired");
});
