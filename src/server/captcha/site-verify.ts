import { createHash } from "node:crypto";
import { z } from "zod";
import type { SiteVerifyName } from "../../config/captcha-providers";
import { parseJson } from "../../content-model/records";
import type { CaptchaProvider, CaptchaVerdict } from "./captcha-provider";

const answer = z.object({
  success: z.boolean(),
  /** The host on which the test was passed. */
  hostname: z.string().nullish(),
  "error-codes": z.array(z.string()).nullish(),
});

type VerifyAnswer = z.infer<typeof answer>;

/**
 * Asks a provider about a token. All three providers use reCAPTCHA's protocol: a form is posted, JSON comes back.
 * @throws Error without token or secret in its message, if no readable answer arrives in time.
 */
const askVerifyEndpoint = async (
  url: string,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<VerifyAnswer> => {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { accept: "application/json" },
    // The secret must only be sent to the configured address.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // An answer with status 400 still contains a verdict; a server error does not.
  const text = await response.text();
  if (response.status >= 500) throw new Error(`The verify endpoint answered ${response.status}.`);
  const read = answer.safeParse(parseJson(text));
  if (!read.success) throw new Error(`The verify endpoint answered ${response.status} and no verdict.`);
  return read.data;
};

/**
 * Asks the provider about each token only once: it accepts a token once, but the same call may arrive twice, or again
 * after a store failure. The store decides, with the lead, whether a token is used up.
 * @param lifetimeMs how long a provider's token is valid.
 */
const cachePassedTokens = (lifetimeMs: number) => {
  /** `until`: when to forget the token, by a clock that cannot be set. */
  const asked = new Map<string, { verdict: Promise<CaptchaVerdict>; until: number }>();

  /** The map is in the order of insertion, so the first entries expire first. */
  const dropExpired = (): void => {
    for (const [id, { until }] of asked) {
      if (until > performance.now()) return;
      asked.delete(id);
    }
  };

  return (id: string, ask: () => Promise<CaptchaVerdict>): Promise<CaptchaVerdict> => {
    dropExpired();
    const earlier = asked.get(id);
    if (earlier) return earlier.verdict;
    const forget = () => asked.delete(id);
    const verdict = ask();
    asked.set(id, { verdict, until: performance.now() + lifetimeMs });
    verdict.then(({ passed }) => passed || forget(), forget);
    return verdict;
  };
};

/** Address of each provider's verification service and lifetime of its tokens, as documented by the provider. */
const services: Record<SiteVerifyName, { url: string; lifetimeMs: number }> = {
  turnstile: { url: "https://challenges.cloudflare.com/turnstile/v0/siteverify", lifetimeMs: 300_000 },
  hcaptcha: { url: "https://api.hcaptcha.com/siteverify", lifetimeMs: 120_000 },
  recaptcha: { url: "https://www.google.com/recaptcha/api/siteverify", lifetimeMs: 120_000 },
};

const defaultTimeoutMs = 5000;

/** Error codes that no token can cause: the settings or the provider are at fault. */
const notTheVisitors = new Set(["missing-input-secret", "invalid-input-secret", "internal-error"]);

/** hCaptcha's hostname while traffic is high. */
const nameWithheld = "not-provided";

export interface SiteVerifyOptions {
  /** The site's secret key at the provider. */
  secret: string;
  /** Replaces the provider's own address. */
  verifyUrl?: string;
  /** Hosts on which a passed test counts; empty: all. */
  hostnames: string[];
  now: () => Date;
  timeoutMs?: number;
}

/** A robot test whose provider judges the tokens that its own script made. */
export const siteVerify = (name: SiteVerifyName, options: SiteVerifyOptions): CaptchaProvider => {
  const service = services[name];
  const { secret, now, verifyUrl = service.url, timeoutMs = defaultTimeoutMs } = options;
  const hostnames = new Set(options.hostnames.map(bareName));
  const once = cachePassedTokens(service.lifetimeMs);

  const judge = (answer: VerifyAnswer, id: string): CaptchaVerdict => {
    const codes = answer["error-codes"] ?? [];
    if (!answer.success) {
      const fault = codes.find((code) => notTheVisitors.has(code));
      if (fault)
        throw new Error(`${name} answered ${fault}. (CAPTCHA_SECRET is the secret key it gave you.)`);
      return { passed: false, reason: codes.join(" ") };
    }
    const { hostname } = answer;
    if (hostname && hostname !== nameWithheld && hostnames.size > 0 && !hostnames.has(bareName(hostname))) {
      return { passed: false, reason: `passed on ${hostname}` };
    }
    // Recorded for longer than the provider accepts the token, so that it never passes twice.
    return { passed: true, spend: { id, expiresAt: new Date(now().getTime() + 2 * service.lifetimeMs) } };
  };

  return {
    verify(token, address) {
      const id = `${name}:${createHash("sha256").update(token).digest("hex")}`;
      const form = { secret, response: token, ...(address && { remoteip: address }) };
      return once(id, async () => judge(await askVerifyEndpoint(verifyUrl, form, timeoutMs), id));
    },
  };
};

/** The hostname without `www.`, because sites often answer with and without it. */
const bareName = (hostname: string): string => hostname.toLowerCase().replace(/^www\./, "");
