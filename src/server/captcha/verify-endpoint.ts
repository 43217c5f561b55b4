import { z } from "zod";

export interface VerifyEndpoint {
  url: string;
  /** The site's secret key at the provider. */
  secret: string;
  timeoutMs: number;
}

const answer = z.object({
  success: z.boolean(),
  /** Where the test was passed. */
  hostname: z.string().nullish(),
  "error-codes": z.array(z.string()).nullish(),
});

export type VerifyAnswer = z.infer<typeof answer>;

/**
 * Asks a provider about a token. All three speak the protocol that reCAPTCHA began: a form goes there, JSON comes back.
 * @throws Error without token or secret in it, when no answer can be had or read in time.
 */
export const askVerifyEndpoint = async (
  { url, secret, timeoutMs }: VerifyEndpoint,
  token: string,
  address: string | undefined,
): Promise<VerifyAnswer> => {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) }),
    headers: { accept: "application/json" },
    // The secret goes to the configured address and nowhere else.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A refusal with status 400 still carries a verdict; a server error does not.
  const text = await response.text();
  if (response.status >= 500) throw new Error(`The verify endpoint answered ${response.status}.`);
  const read = answer.safeParse(parse(text));
  if (!read.success) throw new Error(`The verify endpoint answered ${response.status} and no verdict.`);
  return read.data;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
