import {
  captchaProviders,
  type CaptchaProviderName,
  type SiteVerifyName,
} from "../../config/captcha-providers";
import type { AddFault, Read } from "../read-setting";

export type CaptchaSettings =
  | {
      provider: "altcha";
      /** Undefined: a secret made at first start and kept in the data folder. */
      secret: string | undefined;
    }
  | {
      provider: SiteVerifyName;
      secret: string;
      /** Undefined: the provider's own address. */
      verifyUrl: string | undefined;
    };

/** The settings of the robot test. `addFault` is told what `read` cannot see: a secret that is missing. */
export const readCaptchaSettings = (read: Read, addFault: AddFault): CaptchaSettings => {
  const provider = read<CaptchaProviderName>("CAPTCHA_PROVIDER", "altcha", providerName);
  if (provider === "altcha") {
    return { provider, secret: read<string | undefined>("CAPTCHA_SECRET", undefined, signingSecret) };
  }
  const secret = read("CAPTCHA_SECRET", "", String);
  if (!secret)
    addFault(`CAPTCHA_SECRET: expected the secret key that ${provider} gave you for your site key.`);
  return {
    provider,
    secret,
    verifyUrl: read<string | undefined>("CAPTCHA_VERIFY_URL", undefined, address),
  };
};

const providerName = (value: string): CaptchaProviderName => {
  const provider = captchaProviders.find((name) => name === value);
  if (!provider) throw new Error(`expected one of ${captchaProviders.join(", ")}.`);
  return provider;
};

const signingSecret = (value: string): string => {
  if (value.length < 32) throw new Error("expected at least 32 characters.");
  return value;
};

const address = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new Error(
      "expected an address without a password, such as https://captcha.example.com/siteverify.",
    );
  }
  return url.href;
};
