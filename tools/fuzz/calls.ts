import fc from "fast-check";
import { enquiryKinds, enquiryPaths } from "../../src/forms/rules/enquiry-paths";
import { bodyFor } from "./bodies";

export interface FuzzCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** One character per byte. */
  body: string;
}

/** Every endpoint of the API, and one that does not exist. */
export const endpoints = [
  ...enquiryKinds.map((kind) => `/api/enquiry/${enquiryPaths[kind]}`),
  ...["/api/meta/looking_for", "/api//meta/looking_for", "/api/geo", "/api/captcha/challenge", "/api/health"],
  "/api/nothing",
];

/** The token that the fuzzed server's robot test accepts. */
export const passingToken = "passed";

/** Values that Node's client accepts. */
const value = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
});

const mostly = <T>(right: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: other });

/** A token with the format of a real one. */
const forged = fc
  .record({ challenge: fc.jsonValue(), solution: fc.jsonValue(), age: fc.jsonValue() })
  .map((token) => Buffer.from(JSON.stringify(token)).toString("base64"));

const contentType = fc.oneof(
  value,
  fc.constantFrom(
    ...[
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/xml",
    ],
    ...["application/json; charset=utf-16", "APPLICATION/JSON", "application/json;", ""],
  ),
);

const headers = fc
  .record(
    {
      "content-type": mostly("application/json", contentType),
      "x-api-key": mostly("website", value),
      "x-captcha-token": mostly(passingToken, fc.oneof(value, forged)),
      "idempotency-key": mostly("", fc.oneof(fc.uuid(), value)),
      "content-encoding": fc.constantFrom("gzip", "br", "identity"),
      "x-forwarded-for": value,
      origin: value,
      accept: value,
    },
    { requiredKeys: ["content-type", "x-api-key", "x-captcha-token"] },
  )
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, text]) => text !== undefined)));

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"];

/** A call as another program may make it. */
export const callTo = (path: string): fc.Arbitrary<FuzzCall> => {
  const isForm = path.startsWith("/api/enquiry/");
  const usual = isForm ? "POST" : "GET";
  return fc.record({
    method: mostly(usual, fc.constantFrom(...methods)),
    path: fc
      .option(fc.webQueryParameters(), { freq: 3, nil: undefined })
      .map((query) => (query ? `${path}?${query}` : path)),
    headers,
    body: bodyFor(path),
  });
};
