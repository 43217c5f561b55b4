import { Webhook } from "standardwebhooks";
import { DeliveryFailure, type Channel } from "../channel";
import type { Lead } from "../../store/lead-store";
import { post, type PostOptions } from "./post";
import type { WebhookSettings } from "./settings";

const timeoutMs = 15_000;

/** Posts each lead to a program, signed by the scheme of standardwebhooks.com. */
export const webhookChannel = (
  { url, secret, allowPrivate }: WebhookSettings,
  now: () => Date,
  changes: Partial<Pick<PostOptions, "timeoutMs" | "lookup">> = {},
): Channel => {
  const webhook = new Webhook(secret);
  return {
    name: "webhook",
    deliver: async (id, lead, signal) => {
      const body = JSON.stringify(messageOf(lead));
      const time = now();
      const headers = {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
        "webhook-signature": webhook.sign(id, time, body),
      };
      const options = { headers, body, signal, allowPrivate, timeoutMs, ...changes };
      judge(await post(url, options).catch(unreachable));
    },
  };
};

const messageOf = ({ createdAt, ...lead }: Lead) => ({
  type: "enquiry.received",
  timestamp: createdAt.toISOString(),
  data: lead,
});

const judge = (status: number): void => {
  if (status >= 200 && status < 300) return;
  if (status === 410)
    throw new DeliveryFailure("webhook: answered 410, nothing more is wanted", { ends: "channel" });
  const why = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  throw new DeliveryFailure(`webhook: answered ${status}${why}`);
};

const unreachable = (error: Error): never => {
  if (error instanceof DeliveryFailure) throw error;
  throw new DeliveryFailure(`webhook: ${error.message}`, { cause: error });
};
