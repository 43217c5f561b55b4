import type { Socket } from "node:net";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from "fastify";
import { watchConnections } from "./close-in-time";
import type { ServerConfig } from "./env";
import type { FileTable } from "./files/file-table";
import { messageText } from "./messages";
import type { Metrics } from "./metrics";
import { refuseMistakes, socketRefusals } from "./plugins/client-errors";
import { addRequestLog, logRequest } from "./plugins/request-log";
import { addSecurityHeaders, securityHeaders, type HttpsSettings } from "./plugins/security-headers";
import { api } from "./routes/api";
import type { ApiOptions } from "./routes/api-options";
import { addSiteRoutes, createSite } from "./routes/site";

/** Far more requests than a browser, a proxy or a benchmark sends before it reads an answer. */
const mostInFlight = 100;

/** Closes a connection that keeps sending requests without reading the answers, which take memory. */
const limitPipelining = (app: FastifyInstance): void => {
  const inFlight = new WeakMap<Socket, number>();
  app.server.on("request", ({ socket }, response) => {
    const count = (inFlight.get(socket) ?? 0) + 1;
    if (count > mostInFlight) socket.destroy();
    inFlight.set(socket, count);
    response.once("close", () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
  });
};

const forwarding = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** Reads the forwarding headers of proxies. Registered before anything that needs the visitor's address. */
const readForwarded = (app: FastifyInstance, trustProxy: ServerConfig["trustProxy"]): void => {
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

export interface AppOptions extends ApiOptions {
  config: ApiOptions["config"] & HttpsSettings & Pick<ServerConfig, "keepAliveMs">;
  /** The built site; without it, the app serves only the API. */
  files?: FileTable;
  metrics?: Metrics;
  logger: NonNullable<FastifyServerOptions["logger"]>;
}

const bodyLimit = 64 * 1024;
const requestTimeoutMs = 30_000;

/** Closes a silent connection, whose peer may have vanished. Longer than a form call may take (40 s). */
const silenceMs = 120_000;

/** Builds the server without listening. Closing waits for running requests; the caller closes the store. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, content, files, metrics } = options;
  const site = files && createSite(files, content);
  const headers = securityHeaders(config);
  const apiPrefix = `${content.client.pathPrefix}/api`;
  const isCall = (url: string) => url.startsWith(`${apiPrefix}/`);
  const refusals = socketRefusals(headers, isCall, content.forms);
  const app = Fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: config.keepAliveMs,
    // While stopping, requests on open connections are still answered.
    return503OnClosing: false,
    // The app refuses a missing `Host` itself, because Node's answer would lack the app's headers.
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = "/" }) => originForm(url),
    trustProxy: believedProxies(config.trustProxy),
    clientErrorHandler: refusals.onClientError,
    // A path that cannot be decoded skips the hooks, so headers and log line are added here.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers(headers);
      if (isCall(request.url))
        void reply.code(400).send({ _error: { message: messageText(content.forms, "malformed") } });
      else void (site ? site.sendNotFound(request, reply) : reply.code(404).send());
      logRequest(request, reply);
    },
  });
  app.server.on("connect", refusals.onConnect);
  watchConnections(app, isCall);
  limitPipelining(app);
  readForwarded(app, config.trustProxy);
  addSecurityHeaders(app, headers);
  addRequestLog(app);
  metrics?.watch(app, apiPrefix);
  refuseMistakes(app, isCall, content.forms);
  await app.register(api, { ...options, prefix: apiPrefix });
  if (site) addSiteRoutes(app, site, content.forms);
  return app;
};

/** Path and query of a request target. Clients of proxies put the scheme and host before it. */
const originForm = (target: string): string => target.replace(/^https?:\/\/[^/?#]*\/?/i, "/");

/** A number of trusted proxies before this server, or their addresses. */
const believedProxies = (trustProxy: ServerConfig["trustProxy"]) =>
  typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
