import type { Challenge } from "altcha-lib";
import { contactBody, solve } from "./lead-server";

/** Headers of a call to a server, with a passed robot test. */
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

/** The lead's reference in an answer with status 201. */
export const referenceIn = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { reference: string } }).data.reference;
};

/** Sends an enquiry that is stored, and returns its reference. */
export const enquire = async (origin: string): Promise<string> =>
  referenceIn(await post(origin, await callHeaders(origin)));
