import { yesOrNo, type AddFault, type Read } from "../../read-setting";
import { isPrivateHost } from "./private-addresses";

export interface WebhookSettings {
  url: URL;
  /** `whsec_…` */
  secret: string;
  /** Whether the receiver may be on this machine or in a private network. */
  allowPrivate: boolean;
}

/** The webhook settings; undefined when none is set. @throws when only some are set. */
export const readWebhookSettings = (read: Read, addFault: AddFault): WebhookSettings | undefined => {
  const allowPrivate = read("WEBHOOK_ALLOW_PRIVATE", false, yesOrNo);
  const url = read<URL | undefined>("WEBHOOK_URL", undefined, (value) => target(value, allowPrivate));
  const secret = read("WEBHOOK_SECRET", "", signingSecret);
  if (url && secret) return { url, secret, allowPrivate };
  if (url) addFault("WEBHOOK_SECRET: expected the secret that signs what goes to WEBHOOK_URL.");
  if (secret) addFault("WEBHOOK_URL: expected an address, as WEBHOOK_SECRET is there.");
  return undefined;
};

const target = (value: string, allowPrivate: boolean): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error("expected an address without a password, such as https://crm.example.com/enquiries.");
  if (allowPrivate) return url;
  if (isPrivateHost(url.hostname))
    throw new Error("expected an address on the public net, or WEBHOOK_ALLOW_PRIVATE=yes.");
  // Leads contain names and phone numbers.
  if (url.protocol === "http:") throw new Error("expected https, or WEBHOOK_ALLOW_PRIVATE=yes.");
  return url;
};

const signingSecret = (value: string): string => {
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const { length } = Buffer.from(base64, "base64");
  if (base64.length % 4 !== 0 || length < 24 || length > 64)
    throw new Error('expected "whsec_" and 24 to 64 bytes in base64; `openssl rand -base64 32` makes them.');
  return value;
};
