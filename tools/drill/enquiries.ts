import { createHmac, randomUUID } from "node:crypto";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { textAt } from "../../src/content-model/records";

/** Signs the drilled server's robot tests, so that easy ones can be created here. */
export const captchaSecret = "a secret that the drill shares with its servers";

export interface Enquiry {
  key: string;
  headers: Record<string, string>;
  body: string;
  /** The reference that the visitor was told. */
  reference?: string;
}

/** Within the lifetime that the server accepts. */
const lifetimeMs = 60 * 60 * 1000;

const passedTest = async (now: Date): Promise<string> => {
  const challenge = await createChallenge({
    hmacSignatureSecret: captchaSecret,
    hmacKeySignatureSecret: createHmac("sha256", captchaSecret).update("solution").digest("hex"),
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution, age: 60_000 })).toString("base64");
};

/** A unique enquiry, which can be sent repeatedly. */
const newEnquiry = async (now: Date): Promise<Enquiry> => {
  const key = randomUUID();
  return {
    key,
    headers: {
      "content-type": "application/json",
      "x-api-key": "website",
      "x-captcha-token": await passedTest(now),
      "idempotency-key": key,
    },
    body: JSON.stringify({
      name: "Ada",
      email: `${key}@kiln.co`,
      phone: "+91-9876543210",
      subject: "Drill",
      skype: "",
      send_nda: "no",
      looking_for: [],
      budget: 2000,
      message: key,
    }),
  };
};

/** @param now the server's time. */
export const newEnquiries = (count: number, now: Date): Promise<Enquiry[]> =>
  Promise.all(Array.from({ length: count }, () => newEnquiry(now)));

/** The same enquiry with another robot test, as a page creates one for each attempt. */
export const testAgain = async (enquiry: Enquiry, now: Date): Promise<void> => {
  enquiry.headers["x-captcha-token"] = await passedTest(now);
};

const patienceMs = 20_000;

/** Sends the enquiry, records the visitor's answer, and returns the status; 0 without an answer. */
export const send = async (origin: string, enquiry: Enquiry): Promise<number> => {
  try {
    const answer = await fetch(`${origin}/api/enquiry/ContactUs`, {
      method: "POST",
      headers: enquiry.headers,
      body: enquiry.body,
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await answer.json();
    if (answer.status === 201) enquiry.reference = textAt(body, "data", "reference");
    return answer.status;
  } catch {
    return 0;
  }
};

/** The same call as raw text, for misbehaving clients. */
export const asText = ({ headers, body }: Enquiry): string =>
  [
    "POST /api/enquiry/ContactUs HTTP/1.1",
    "Host: drill",
    "Connection: close",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
