import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "../env";

export type HttpsSettings = Pick<ServerConfig, "siteUrl" | "hstsSubdomains">;

/** For everything except pages, which have their own policy. */
const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Policy of the search's worker. A worker has the policy of its own file, not of its page, so only this file allows
 * WebAssembly.
 */
export const searchWorkerPolicy = `${filePolicy}; script-src 'self' 'wasm-unsafe-eval'`;

const twoYears = 63_072_000;

/** Headers of every answer. Strict-Transport-Security only where the site is known to use https. */
export const securityHeaders = ({ siteUrl, hstsSubdomains }: HttpsSettings): Record<string, string> => {
  const headers: Record<string, string> = {
    "content-security-policy": filePolicy,
    "x-content-type-options": "nosniff",
    // Sends the origin only, to this site too: a query may contain form values, and logs record referrers.
    "referrer-policy": "strict-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
  };
  if (siteUrl?.startsWith("https:"))
    headers["strict-transport-security"] =
      `max-age=${twoYears}${hstsSubdomains ? "; includeSubDomains" : ""}`;
  return headers;
};

/** Sets the headers early, so that refusals and errors have them too. */
export const addSecurityHeaders = (app: FastifyInstance, headers: Record<string, string>): void => {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
