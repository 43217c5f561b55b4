import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "../env";

const forwarding = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** Reads the forwarding headers of proxies. Registered before anything that needs the visitor's address. */
export const readForwarded = (app: FastifyInstance, trustProxy: ServerConfig["trustProxy"]): void => {
  if (trustProxy === false) return warnOnce(app);
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request.raw;
    const named = headers["x-forwarded-for"];
    if (typeof named === "string") headers["x-forwarded-for"] = named.split(",").map(withoutPort).join(", ");
    done();
  });
};

/**
 * Removes the port that some proxies add (`1.2.3.4:567`, `[::1]:567`); otherwise every connection would count as
 * another visitor.
 */
const withoutPort = (entry: string): string => {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(entry.trim()) ?? [];
  return ipv6 ?? ipv4 ?? entry.trim();
};

/** Without the setting, all visitors behind a proxy seem to have its address and share one rate limit. */
const warnOnce = (app: FastifyInstance): void => {
  let isSaid = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const header = isSaid ? undefined : forwarding.find((name) => name in request.headers);
    if (header) {
      isSaid = true;
      request.log.warn(
        { header },
        "A proxy names visitors, and TRUST_PROXY is not set: all of them share one limit of calls. Set TRUST_PROXY " +
          "to the number of proxies in front of the server, or ignore this where there is none.",
      );
    }
    done();
  });
};
