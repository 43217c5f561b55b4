import { createHash } from "node:crypto";
import { lookup as lookUp } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { DeliveryFailure, type Channel } from "../channel";
import type { Lead } from "../../store/lead-row";
import { isPrivateAddress, isPrivateHost } from "./private-addresses";
import type { WebhookSettings } from "../../env";

interface PostOptions {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  allowPrivate: boolean;
  /** Replaces DNS in tests. */
  lookup?: LookupFunction;
}

/** Sends a POST request. Returns the answer's head; follows no redirect and does not read the body. */
const post = (url: URL, options: PostOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { headers, body, signal, allowPrivate, lookup = lookUp } = options;
    if (!allowPrivate && isPrivateHost(url.hostname)) return reject(isPrivate(url.hostname));
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const call = request(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      signal,
      lookup: allowPrivate ? lookup : publicOnly(lookup),
    });
    call.once("response", (response) => {
      resolve(response);
      response.destroy();
    });
    call.on("error", reject);
    // Node treats status 101 as no error, but closes the connection.
    call.once("close", () => reject(new DeliveryFailure("webhook: the connection ended without an answer")));
    call.end(body);
  });

/** Connects to the address that was checked, so that a changed DNS answer cannot bypass the check. */
const publicOnly =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const addresses = Array.isArray(found) ? found : [];
      if (addresses.some(({ address }) => isPrivateAddress(address))) return done(isPrivate(hostname), []);
      if (options.all) return done(null, addresses);
      done(null, addresses[0]?.address ?? "", addresses[0]?.family);
    });
  };

const isPrivate = (host: string): DeliveryFailure =>
  new DeliveryFailure(`webhook: ${host} is on a private network; WEBHOOK_ALLOW_PRIVATE=yes would allow it`);

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

const judge = ({ statusCode: status = 0, headers }: IncomingMessage, now: Date): void => {
  if (status >= 200 && status < 300) return;
  if (status === 410)
    throw new DeliveryFailure("webhook: answered 410, nothing more is wanted", { ends: "channel" });
  const why = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  const notBeforeMs = status === 429 || status === 503 ? readRetryAfter(headers["retry-after"], now) : 0;
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
