import { createHash } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { DeliveryFailure, type Channel } from "../channel";
import type { Lead } from "../../store/lead-row";
import { post, type PostAnswer, type PostOptions } from "./post";
import type { WebhookSettings } from "../../env";

/** Posts each lead to another program, signed as standardwebhooks.com specifies. */
export const webhookChannel = (
  { url, secret, allowPrivate }: WebhookSettings,
  now: () => Date,
  lookup?: PostOptions["lookup"],
): Channel => {
  const webhook = new Webhook(secret);
  return {
    name: "webhook",
    timeLimitMs: 10_000,
    // A hash, because the URL may contain a password.
    target: createHash("sha256").update(url.href).digest("base64url"),
    deliver: async (id, lead, signal) => {
      const body = JSON.stringify(messageOf(lead));
      const time = now();
      const headers = {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
        "webhook-signature": webhook.sign(id, time, body),
      };
      const options = { headers, body, signal, allowPrivate, lookup };
      judge(await post(url, options).catch(unreachable), now());
    },
  };
};

const messageOf = ({ createdAt, ...lead }: Lead) => ({
  type: "enquiry.received",
  timestamp: createdAt.toISOString(),
  data: lead,
});

const judge = ({ status, retryAfter }: PostAnswer, now: Date): void => {
  if (status >= 200 && status < 300) return;
  if (status === 410)
    throw new DeliveryFailure("webhook: answered 410, nothing more is wanted", { ends: "channel" });
  const why = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  const notBeforeMs = status === 429 || status === 503 ? readRetryAfter(retryAfter, now) : 0;
  throw new DeliveryFailure(`webhook: answered ${status}${why}`, { notBeforeMs });
};

/** Milliseconds until the moment in the header, which has seconds or a date. */
const readRetryAfter = (header = "", now: Date): number => {
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
};

const unreachable = (error: Error): never => {
  if (error instanceof DeliveryFailure) throw error;
  throw new DeliveryFailure(`webhook: ${error.message}`, { cause: error });
};
