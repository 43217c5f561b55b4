import { createServer } from "node:http";
import type { FastifyInstance, FastifyRequest, FastifyBaseLogger } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { enquiryPaths } from "../forms/rules/enquiry-paths";
import type { ServerConfig } from "./env";
import { isHashed } from "./files/caching";
import { pathOf } from "./plugins/request-log";
import type { Backlog, DeliveryStore } from "./store/delivery-store";
import type { ChannelName } from "./store/schema";
import type { LeadStore } from "./store/lead-store";

const tryAgainMs = 2000;

/**
 * Serves the metrics on their own port. While a stopping server still holds the port this retries instead of
 * failing, because visitors matter more than metrics.
 */
export const serveMetrics = (
  registry: Registry,
  { port, host }: NonNullable<ServerConfig["metrics"]>,
  log: Pick<FastifyBaseLogger, "warn" | "info">,
) => {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  let timer: NodeJS.Timeout | undefined;
  let isSaid = false;
  const listen = () => server.listen({ port, host });
  server.on("listening", () => log.info({ port: portOf(), host }, "metrics are served"));
  server.on("error", (err) => {
    if (!isSaid) log.warn({ err, port, host }, "METRICS_PORT cannot be listened on; it is tried again");
    isSaid = true;
    timer = setTimeout(listen, tryAgainMs).unref();
  });
  const portOf = () => {
    const address = server.address();
    return typeof address === "object" ? address?.port : undefined;
  };
  listen();
  return {
    /** The actual port. */
    port: portOf,
    close: () => {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Expected answers of each route, including the server's own failures. */
const expected = {
  page: { method: "GET", statuses: [200, 301, 302, 304, 404, 500] },
  asset: { method: "GET", statuses: [200, 304, 404, 500] },
  file: { method: "GET", statuses: [200, 304, 404, 500] },
  enquiry: { method: "POST", statuses: [201, 400, 401, 403, 413, 415, 422, 429, 500, 503] },
  captcha: { method: "GET", statuses: [200, 429, 500, 503] },
  meta: { method: "GET", statuses: [200, 304, 500, 503] },
  geo: { method: "GET", statuses: [200, 204, 500, 503] },
  health: { method: "GET", statuses: [200, 500, 503] },
  other: { method: "GET", statuses: [404, 500, 503] },
};

type Route = keyof typeof expected;

/** Series to create at zero, because Prometheus sees no increase in one that starts at 1. */
const expectedAnswers = Object.entries(expected).flatMap(([route, { method, statuses }]) =>
  statuses.map((status) => ({ route, method, status })),
);

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const calls = ["enquiry", "captcha", "meta", "geo", "health"] as const satisfies Route[];

/** The number of labels is fixed, whatever paths are requested. */
const routeOf = (path: string, apiPrefix: string): Route => {
  if (!path.startsWith(`${apiPrefix}/`))
    return isHashed(path) ? "asset" : /\.\w+$/.test(path) ? "file" : "page";
  const [call = ""] = path.slice(apiPrefix.length).split("/").filter(Boolean);
  return calls.find((name) => name === call) ?? "other";
};

interface MetricsOptions {
  store: Pick<LeadStore, "damage"> & {
    expiry: Pick<LeadStore["expiry"], "refusal">;
    deliveries: Pick<DeliveryStore, "backlog">;
  };
  channels: readonly ChannelName[];
  now: () => Date;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics for Prometheus, without paths or form values. */
export const createMetrics = (options: MetricsOptions) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer was sent, by class of route and status; its count is that of the requests.",
    labelNames: ["route", "method", "status"],
    buckets,
    registers,
  });
  const leads = new Counter({
    name: "leads_total",
    help: "Leads that were stored, repetitions left out.",
    labelNames: ["kind"],
    registers,
  });
  const refusals = new Counter({
    name: "captcha_refusals_total",
    help: "Enquiries without a robot test that was passed.",
    registers,
  });
  for (const answer of expectedAnswers) answers.zero(answer);
  for (const kind of Object.keys(enquiryPaths)) leads.inc({ kind }, 0);
  gaugeStore(options, registers);
  gaugeOutbox(options, registers);

  const count = (request: FastifyRequest, status: number, seconds: number, apiPrefix: string) => {
    const route = routeOf(pathOf(request), apiPrefix);
    answers.observe({ route, method: request.method, status }, seconds);
    if (route === "enquiry" && status === 403) refusals.inc();
    if (request.newLead) leads.inc({ kind: request.newLead });
  };
  return {
    registry,
    watch: (app: FastifyInstance, apiPrefix: string) =>
      app.addHook("onResponse", (request, reply, done) => {
        count(request, reply.statusCode, reply.elapsedTime / 1000, apiPrefix);
        done();
      }),
  };
};

const gaugeStore = ({ store }: MetricsOptions, registers: Registry[]): void => {
  const gauge = (name: string, help: string, isRaised: () => boolean) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(Number(isRaised()));
      },
    });
  gauge("store_damaged", "1 when the last check found the store damaged.", () => store.damage !== undefined);
  gauge(
    "retention_refused",
    "1 while nothing is erased by its age, because the clock or the number of leads is in doubt.",
    () => store.expiry.refusal !== undefined,
  );
};

/** Read from the store on each scrape. Both metrics are missing while the store does not answer. */
const gaugeOutbox = (
  { store: { deliveries }, channels, now }: MetricsOptions,
  registers: Registry[],
): void => {
  const gauge = (name: string, help: string, figure: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["channel"],
      registers,
      async collect() {
        this.reset();
        for (const channel of channels) {
          const backlog = await deliveries.backlog([channel]).catch(() => undefined);
          if (backlog) this.set({ channel }, figure(backlog));
        }
      },
    });
  gauge("outbox_waiting", "Deliveries that have not been made yet.", ({ waiting }) => waiting);
  gauge(
    "outbox_oldest_seconds",
    "How long the oldest of them has waited; 0 when none does.",
    ({ createdAt }) => (createdAt ? Math.max(0, now().getTime() - createdAt.getTime()) / 1000 : 0),
  );
};
