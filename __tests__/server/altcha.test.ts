/** @jest-environment node */
import { createHmac } from "node:crypto";
import { solveChallenge, verifySolution, type Challenge, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { altcha, challengeAt } from "../../src/server/captcha/altcha";

const secret = "a secret of the tests";
const keys = {
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHmac("sha256", secret).update("solution").digest("hex"),
};
const { verify } = altcha({ secret, now: () => new Date() });

let challenge: Challenge;
let solution: Solution;
beforeAll(async () => {
  challenge = await challengeAt(secret, 3, new Date());
  solution = (await solveChallenge({ challenge, deriveKey }))!;
});

const verdict = async (solved: { challenge: Challenge; solution: Solution }): Promise<boolean> =>
  (await verify(Buffer.from(JSON.stringify(solved)).toString("base64"))).passed;

test("a challenge that was solved passes", async () => {
  expect(await verdict({ challenge, solution })).toBe(true);
});

const changed = (parameters: Partial<Challenge["parameters"]>): Challenge => ({
  ...challenge,
  parameters: { ...challenge.parameters, ...parameters },
});

test.each<[string, () => { challenge: Challenge; solution: Solution }]>([
  ["an easier one", () => ({ challenge: changed({ cost: 1 }), solution })],
  ["a longer life", () => ({ challenge: changed({ expiresAt: 2 ** 32 }), solution })],
  ["another nonce", () => ({ challenge: changed({ nonce: "00" }), solution })],
  ["no signature", () => ({ challenge: { ...challenge, signature: "" }, solution })],
  [
    "a signature in capitals, which would count once more",
    () => ({ challenge: { ...challenge, signature: challenge.signature!.toUpperCase() }, solution }),
  ],
  ["another key", () => ({ challenge, solution: { ...solution, derivedKey: "00".repeat(32) } })],
  ["no key", () => ({ challenge, solution: { ...solution, derivedKey: "" } })],
  [
    "a key with a tail",
    () => ({ challenge, solution: { ...solution, derivedKey: `${solution.derivedKey}zz` } }),
  ],
])("%s is refused, as the library refuses it", async (_what, forge) => {
  const forged = forge();
  expect((await verifySolution({ ...keys, ...forged, deriveKey })).verified).toBe(false);
  expect(await verdict(forged)).toBe(false);
});

test("the signature of another server's is refused", async () => {
  const theirs = await challengeAt("another secret", 3, new Date());
  const solved = (await solveChallenge({ challenge: theirs, deriveKey }))!;
  expect(await verdict({ challenge: theirs, solution: solved })).toBe(false);
});
