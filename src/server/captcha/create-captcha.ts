import type { CaptchaSettings, ServerConfig } from "../env";
import { altcha } from "./altcha";
import type { CaptchaProvider } from "./captcha-provider";
import { loadOrCreateSecret } from "./secret-file";
import { siteVerify } from "./site-verify";

type CaptchaConfig = Pick<ServerConfig, "captcha" | "dataDir" | "siteUrl" | "corsOrigins">;

/**
 * The robot test that the settings choose.
 * @param shared the secret that several instances share; without it, each data folder has its own.
 */
export const createCaptcha = (config: CaptchaConfig, now: () => Date, shared?: string): CaptchaProvider => {
  const { captcha, dataDir, siteUrl, corsOrigins } = config;
  if (captcha.provider === "altcha")
    return altcha({ secret: captcha.secret ?? shared ?? loadOrCreateSecret(dataDir), now });
  // Until the site's own address is known, a test passed on any host counts, as on a developer's machine.
  const origins = siteUrl === undefined ? [] : [siteUrl, ...corsOrigins];
  return siteVerify(captcha.provider, {
    secret: captcha.secret,
    verifyUrl: captcha.verifyUrl,
    hostnames: origins.map((origin) => new URL(origin).hostname),
    now,
  });
};

/** Hosts that browsers trust without https. */
const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** ALTCHA uses `crypto.subtle`, which browsers offer only to pages with https. */
export const captchaMisconfiguration = (
  { provider }: CaptchaSettings,
  siteUrl: string | undefined,
): string | undefined => {
  if (provider !== "altcha" || !siteUrl?.startsWith("http:")) return undefined;
  if (ownMachine.test(new URL(siteUrl).hostname)) return undefined;
  return (
    `No form can be sent from ${siteUrl}: browsers run the robot test with https alone, or on localhost. ` +
    "Put a proxy with TLS in front and set SITE_URL=https://… (docs/operate/troubleshooting.md)."
  );
};
