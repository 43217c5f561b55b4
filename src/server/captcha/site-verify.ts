import { createHash } from "node:crypto";
import type { SiteVerifyName } from "../../config/captcha-providers";
import type { CaptchaProvider, CaptchaVerdict } from "./captcha-provider";
import { cachePassedTokens } from "./cache-passed-tokens";
import { askVerifyEndpoint, type VerifyAnswer } from "./verify-endpoint";

/** Where each provider judges its tokens, and how long they are good there; both as documented by the provider. */
const services: Record<SiteVerifyName, { url: string; lifetimeMs: number }> = {
  turnstile: { url: "https://challenges.cloudflare.com/turnstile/v0/siteverify", lifetimeMs: 300_000 },
  hcaptcha: { url: "https://api.hcaptcha.com/siteverify", lifetimeMs: 120_000 },
  recaptcha: { url: "https://www.google.com/recaptcha/api/siteverify", lifetimeMs: 120_000 },
};

const defaultTimeoutMs = 5000;

/** Codes that no token can bring about: our settings or the provider are at fault. */
const notTheVisitors = new Set(["missing-input-secret", "invalid-input-secret", "internal-error"]);

/** What hCaptcha says instead of a name while traffic is high. */
const nameWithheld = "not-provided";

export interface SiteVerifyOptions {
  secret: string;
  /** Instead of the provider's own address. */
  verifyUrl?: string;
  /** Names of hosts whose visitors are ours; empty: any. */
  hostnames: string[];
  now: () => Date;
  timeoutMs?: number;
}

/** A robot test that its provider judges; the token is whatever the provider's script made. */
export const siteVerify = (name: SiteVerifyName, options: SiteVerifyOptions): CaptchaProvider => {
  const { secret, now } = options;
  const service = services[name];
  const endpoint = {
    url: options.verifyUrl ?? service.url,
    secret,
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
  };
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
    // Remembered for longer than the provider lets it pass, so that no call slips in between.
    return { passed: true, spend: { id, expiresAt: new Date(now().getTime() + 2 * service.lifetimeMs) } };
  };

  return {
    verify(token, address) {
      const id = `${name}:${createHash("sha256").update(token).digest("hex")}`;
      return once(id, async () => judge(await askVerifyEndpoint(endpoint, token, address), id));
    },
  };
};

/** Sites often answer with and without `www.` alike. */
const bareName = (hostname: string): string => hostname.toLowerCase().replace(/^www\./, "");
