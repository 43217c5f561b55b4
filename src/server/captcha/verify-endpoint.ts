import { z } from "zod";

export interface VerifyEndpoint {
  url: string;
  /** The site's secret key at the provider. */
  secret: string;
  timeoutMs: number;
}

const answer = z.object({
  success: z.boolean(),
  /** The host on which the test was passed. */
  hostname: z.string().nullish(),
  "error-codes": z.array(z.string()).nullish(),
});

export type VerifyAnswer = z.infer<typeof answer>;

/**
 * Asks a provider about a token. All three providers use reCAPTCHA's protocol: a form is posted, JSON comes back.
 * @throws Error without token or secret in its message, if no readable answer arrives in time.
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
    // The secret must only be sent to the configured address.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // An answer with status 400 still contains a verdict; a server error does not.
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
