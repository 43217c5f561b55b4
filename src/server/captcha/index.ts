import type { ServerConfig } from "../env";
import { altcha } from "./altcha";
import type { CaptchaProvider } from "./captcha-provider";
import { keptSecret } from "./secret-file";

type CaptchaConfig = Pick<ServerConfig, "captchaProvider" | "captchaSecret" | "dataDir">;
type Maker = (config: CaptchaConfig, now: () => Date) => CaptchaProvider;

const makers: Record<ServerConfig["captchaProvider"], Maker> = {
  altcha: ({ captchaSecret, dataDir }, now) => altcha({ secret: captchaSecret ?? keptSecret(dataDir), now }),
};

/** The robot test that the settings choose. */
export function createCaptcha(config: CaptchaConfig, now: () => Date): CaptchaProvider {
  return makers[config.captchaProvider](config, now);
}
