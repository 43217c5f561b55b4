import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { challengeAt } from "../../../src/server/captcha/altcha";
import type { ServerContent } from "../../../src/server/content";

/** Signs the measured server's challenges, so that they can be solved at the first try. */
export const secret = "measured-".repeat(4);

const body = JSON.stringify({
  name: "Ada",
  email: "ada@example.com",
  phone: "+44-2079460182",
  subject: "Tea",
  skype: "",
  send_nda: "no",
  looking_for: [],
  budget: 2000,
  message: "A kettle that texts. ".repeat(20),
});

const token = async (): Promise<string> => {
  const counter = 100;
  const challenge = await challengeAt(secret, counter, new Date());
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
};

/** That many tokens of passed robot tests. */
export const passTests = async (count: number): Promise<string[]> => {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(...(await Promise.all(Array.from({ length: 50 }, token))));
  return tokens;
};

/** An autocannon request that sends a different enquiry each time. */
export const enquiry = ({ client }: ServerContent, tokens: string[]): Request => ({
  method: "POST",
  path: "/api/enquiry/ContactUs",
  body,
  setupRequest: (request) => ({
    ...request,
    headers: {
      "content-type": "application/json",
      "x-api-key": client.apiKey,
      [client.captchaHeader || "x-captcha-token"]: tokens.pop() ?? "",
      [client.idempotencyHeader || "idempotency-key"]: randomUUID(),
    },
  }),
});
