import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { parseJson } from "../../content-model/records";
import type { CaptchaProvider } from "./captcha-provider";

/** 200 tries of 1000 rounds on average: 0.06 s on a desktop, so under half a second on a phone eight times slower. */
const rounds = 1000;
const fewestTries = 100;
const mostTries = 300;

/** Long enough to write a letter after passing the test. */
const lifetimeMs = 60 * 60 * 1000;

/** A challenge with more time left was made while the clock was far ahead, and would stay valid for years. */
const longestRemainingMs = 2 * lifetimeMs;

const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
  /** How long the page had been open when the test was passed, according to the page; 0 if the page does not say. */
  age: z.number().min(0).catch(0),
});

export interface AltchaOptions {
  /** Signs the challenges. It must stay secret: with it, challenges can be forged. */
  secret: string;
  now: () => Date;
}

/** Two signing keys, so that a challenge's signature reveals nothing about its solution's signature. */
const signingKeys = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHmac("sha256", secret).update("solution").digest("hex"),
});

/** A challenge that is solved at the given try. */
export const challengeAt = (secret: string, counter: number, now: Date): Promise<Challenge> =>
  createChallenge({
    ...signingKeys(secret),
    algorithm: "PBKDF2/SHA-256",
    cost: rounds,
    counter,
    deriveKey,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });

/** ALTCHA's proof of work, created and verified here: the token is its challenge and solution as JSON in base64. */
export const altcha = ({ secret, now }: AltchaOptions): CaptchaProvider => {
  const secrets = signingKeys(secret);
  return {
    createChallenge: () => challengeAt(secret, randomInt(mostTries, fewestTries), now()),
    async verify(token) {
      const read = payload.safeParse(parseJson(Buffer.from(token, "base64").toString("utf8")));
      if (!read.success) return { passed: false };
      const { challenge, solution, age } = read.data;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      const remainingMs = expiresAt.getTime() - now().getTime();
      if (remainingMs <= 0 || remainingMs > longestRemainingMs) return { passed: false };
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (!verified) return { passed: false };
      return {
        passed: true,
        spend: { id: challenge.signature, expiresAt },
        sinceOpenedMs: age + Math.max(0, lifetimeMs - remainingMs),
      };
    },
  };
};
