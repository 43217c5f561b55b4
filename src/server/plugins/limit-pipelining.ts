import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Far beyond what a browser, a proxy or a measurement asks for before it reads. */
const mostInFlight = 100;

/** Closes a connection that asks on and on without reading: each answer that waits for its turn takes memory. */
export const limitPipelining = (app: FastifyInstance): void => {
  const inFlight = new WeakMap<Socket, number>();
  app.server.on("request", ({ socket }, response) => {
    const count = (inFlight.get(socket) ?? 0) + 1;
    if (count > mostInFlight) socket.destroy();
    inFlight.set(socket, count);
    response.once("close", () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
  });
};
