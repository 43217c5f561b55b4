import { createServer } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";

/** Where the metrics are served. */
export interface MetricsAddress {
  port: number;
  host: string;
}

interface Served {
  /** The actual port. */
  port(): number | undefined;
  close(): void;
}

const tryAgainMs = 2000;

/**
 * Serves the metrics on their own port. While a stopping server still holds the port this retries instead of
 * failing, because visitors matter more than metrics.
 */
export const serveMetrics = (
  registry: Registry,
  { port, host }: MetricsAddress,
  log: Pick<FastifyBaseLogger, "warn" | "info">,
): Served => {
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
    port: portOf,
    close: () => {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
};
