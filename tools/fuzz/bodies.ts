import fc from "fast-check";
import { contactBody } from "../../__tests__/server/support/lead-server";
import type { EnquiryKind } from "../../src/content-model/form-fields/forms";
import { enquiryPaths, enquiryKinds } from "../../src/forms/rules/enquiry-paths";

/** Bodies that the server accepts. */
const validBodies: Record<EnquiryKind, Record<string, unknown>> = {
  contact: contactBody,
  hire: {
    name: "Ada",
    email: "ada@kiln.co",
    phone: "+91-9876543210",
    interested_for: [1593],
    budget: 2000,
    experience_level: 1,
    message: "Two, from May.",
  },
  career: {
    name: "Ada",
    email: "ada@kiln.co",
    mobile: "+91-9876543210",
    experience: 3,
    ctc: "10",
    ectc: "12",
    designation: 7,
    city: "Surat",
    message: "",
  },
};

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.integer({ min: 1, max: 30_000 }).map((length) => "x".repeat(length)),
);

const nested = fc
  .tuple(fc.constantFrom(["[", "]"] as const, ['{"a":', "}"] as const), fc.integer({ min: 1, max: 6000 }))
  .map(([[open, close], depth]) => open.repeat(depth) + (open === "[" ? "" : "1") + close.repeat(depth));

/** JSON as text, because JavaScript values cannot contain all of it: 1e400, `__proto__`, a duplicate key. */
const written = fc.oneof(
  fc.json(),
  text.map((value) => JSON.stringify(value)),
  fc.double().map(String),
  fc.constantFrom("1e400", "-1e400", "-0", "1e-400", "9".repeat(400), '"\\ud800"', '"\\u0000"', "null", "01"),
  nested,
);

const name = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...enquiryKinds.flatMap((kind) => Object.keys(validBodies[kind]))),
  },
  { weight: 2, arbitrary: fc.constantFrom("__proto__", "constructor", "prototype", "toString", "then", "") },
  { weight: 1, arbitrary: fc.string() },
);

/** A valid body in which a field or two are overwritten, added or dropped. */
const mutated = (kind: EnquiryKind): fc.Arbitrary<string> => {
  const valid = Object.entries(validBodies[kind]).map(([key, value]) => [key, JSON.stringify(value)]);
  return fc
    .record({
      changes: fc.array(fc.tuple(name, written), { maxLength: 2 }),
      kept: fc.oneof(
        { weight: 4, arbitrary: fc.constant(valid) },
        { weight: 1, arbitrary: fc.subarray(valid) },
      ),
    })
    .map(({ changes, kept }) =>
      [...kept, ...changes].map(([key, value]) => `${JSON.stringify(key)}:${value}`),
    )
    .map((fields) => `{${fields.join(",")}}`);
};

const kindOf = (path: string): EnquiryKind =>
  enquiryKinds.find((kind) => path.endsWith(enquiryPaths[kind])) ?? "contact";

/** Body of a call, one character per byte: nearly valid, JSON, or anything. */
export const bodyFor = (path: string): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 8, arbitrary: mutated(kindOf(path)) },
      { weight: 3, arbitrary: written },
      {
        weight: 1,
        arbitrary: fc.tuple(mutated(kindOf(path)), fc.nat(100)).map(([body, end]) => body.slice(0, end)),
      },
      { weight: 1, arbitrary: text },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 60_000, max: 80_000 }).map((length) => `"${"x".repeat(length)}"`),
      },
    )
    .map((body) => Buffer.from(body as string).toString("latin1"));
