import type { Challenge } from "altcha-lib";
import { contactBody, solve } from "./lead-server";

/** Headers of a call to a server on its port, with a robot test that was passed. */
export const callHeaders = async (origin: string): Promise<Record<string, string>> => ({
  "content-type": "application/json",
  "x-api-key": "website",
  "x-captcha-token": await solve(
    (await (await fetch(`${origin}/api/captcha/challenge`)).json()) as Challenge,
  ),
});

/** Sends an enquiry as the contact page does. */
export const post = (origin: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${origin}/api/enquiry/ContactUs`, { method: "POST", headers, body: JSON.stringify(contactBody) });

/** Reference of the lead that an answer of 201 tells. */
export const referenceIn = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { reference: string } }).data.reference;
};

/** Sends an enquiry that is stored, and answers its reference. */
export const enquire = async (origin: string): Promise<string> =>
  referenceIn(await post(origin, await callHeaders(origin)));
