import { Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const defaultGraceMs = 10_000;

/** The longest time that an API call can take, because its body and the store have shorter time limits. */
const longestCallMs = 40_000;

const sweepMs = 100;

/** How long open connections still get answers, because a client may be sending a request right now. */
const drainMs = 1000;

const openSockets = new WeakMap<FastifyInstance, Map<Socket, number>>();

/** Tracks connections and the API calls in flight on each. */
export const watchConnections = (app: FastifyInstance, isCall: (url: string) => boolean): void => {
  const sockets = new Map<Socket, number>();
  openSockets.set(app, sockets);
  app.server.on("connection", (socket) => {
    sockets.set(socket, 0);
    socket.once("close", () => sockets.delete(socket));
  });
  const count = (socket: Socket, change: number) => {
    const calls = sockets.get(socket);
    if (calls !== undefined) sockets.set(socket, calls + change);
  };
  app.server.on("request", (request, response) => {
    if (!isCall(request.url ?? "")) return;
    const { socket } = request;
    count(socket, 1);
    response.once("close", () => count(socket, -1));
  });
};

/**
 * Accepts no new connections, and ends open ones with `Connection: close` on their next answer. Closing them
 * at once would lose requests that are being sent.
 */
const drainConnections = async (
  app: FastifyInstance,
  sockets: ReadonlyMap<Socket, number>,
): Promise<void> => {
  app.server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  // `http.Server.close` would close idle connections too, and lose requests on their way.
  Server.prototype.close.call(app.server);
  const until = performance.now() + drainMs;
  while (sockets.size > 0 && performance.now() < until) await sleep(sweepMs / 10);
};

/**
 * Accepts no new connections and waits for running requests. After the grace period only connections with a
 * running API call stay open, for the longest time that a call can take.
 */
export const closeInTime = async (app: FastifyInstance, graceMs = defaultGraceMs): Promise<void> => {
  const sockets = openSockets.get(app) ?? new Map<Socket, number>();
  await drainConnections(app, sockets);
  const begun = performance.now();
  const sweep = setInterval(() => {
    // Connections that become idle after the last answer would otherwise stay open until they time out.
    app.server.closeIdleConnections();
    const age = performance.now() - begun;
    if (age < graceMs) return;
    for (const [socket, calls] of sockets) if (calls === 0 || age > longestCallMs) socket.destroy();
  }, sweepMs);
  await app.close();
  clearInterval(sweep);
};
