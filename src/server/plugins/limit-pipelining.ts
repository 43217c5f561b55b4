import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Far more requests than a browser, a proxy or a benchmark sends before it reads an answer. */
const mostInFlight = 100;

/** Closes a connection that keeps sending requests without reading the answers, which take memory. */
export const limitPipelining = (app: FastifyInstance): void => {
  const inFlight = new WeakMap<Socket, number>();
  app.server.on("request", ({ socket }, response) => {
    const count = (inFlight.get(socket) ?? 0) + 1;
    if (count > mostInFlight) socket.destroy();
    inFlight.set(socket, count);
    response.once("close", () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
  });
};
