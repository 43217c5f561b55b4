import { lookup as lookUp } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { DeliveryFailure } from "../channel";
import { isPrivateAddress, isPrivateHost } from "./private-addresses";

export interface PostOptions {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  allowPrivate: boolean;
  /** Replaces DNS in tests. */
  lookup?: LookupFunction;
}

export interface PostAnswer {
  status: number;
  /** The header as received. */
  retryAfter: string | undefined;
}

/** Sends a POST request. Returns status and headers; follows no redirect and does not read the body. */
export const post = (url: URL, options: PostOptions): Promise<PostAnswer> =>
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
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
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
