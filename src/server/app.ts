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
import type { Metrics } from "./metrics/metrics";
import { refuseMistakes, socketRefusals } from "./plugins/client-errors";
import { readForwarded } from "./plugins/forwarded";
import { limitPipelining } from "./plugins/limit-pipelining";
import { addRequestLog, logRequest } from "./plugins/request-log";
import { addSecurityHeaders, securityHeaders, type HttpsSettings } from "./plugins/security-headers";
import { api } from "./routes/api";
import type { ApiOptions } from "./routes/api-options";
import { addSiteRoutes, createSite } from "./routes/site";

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
