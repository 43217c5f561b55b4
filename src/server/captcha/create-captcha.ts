import type { ServerConfig } from "../env";
import { altcha } from "./altcha";
import type { CaptchaProvider } from "./captcha-provider";
import { keptSecret } from "./secret-file";
import { siteVerify } from "./site-verify";

type CaptchaConfig = Pick<ServerConfig, "captcha" | "dataDir" | "siteUrl" | "corsOrigins">;

/**
 * The robot test that the settings choose.
 * @param shared the secret of several instances; without one, each folder of data has its own.
 */
export const createCaptcha = (config: CaptchaConfig, now: () => Date, shared?: string): CaptchaProvider => {
  const { captcha, dataDir, siteUrl, corsOrigins } = config;
  if (captcha.provider === "altcha")
    return altcha({ secret: captcha.secret ?? shared ?? keptSecret(dataDir), now });
  // Until the site's own address is known, a test passed anywhere counts, as on a developer's machine.
  const origins = siteUrl === undefined ? [] : [siteUrl, ...corsOrigins];
  return siteVerify(captcha.provider, {
    secret: captcha.secret,
    verifyUrl: captcha.verifyUrl,
    hostnames: origins.map((origin) => new URL(origin).hostname),
    now,
  });
};
