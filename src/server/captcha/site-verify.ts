import { createHash } from "node:crypto";
import type { SiteVerifyName } from "../../config/captcha-providers";
import type { CaptchaProvider, CaptchaVerdict } from "./captcha-provider";
import { cachePassedTokens } from "./cache-passed-tokens";
import { askVerifyEndpoint, type VerifyAnswer } from "./verify-endpoint";

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
    // Recorded for longer than the provider accepts the token, so that it never passes twice.
    return { passed: true, spend: { id, expiresAt: new Date(now().getTime() + 2 * service.lifetimeMs) } };
  };

  return {
    verify(token, address) {
      const id = `${name}:${createHash("sha256").update(token).digest("hex")}`;
      return once(id, async () => judge(await askVerifyEndpoint(endpoint, token, address), id));
    },
  };
};

/** The hostname without `www.`, because sites often answer with and without it. */
const bareName = (hostname: string): string => hostname.toLowerCase().replace(/^www\./, "");
