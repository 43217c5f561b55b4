import { request } from "node:http";
import type { DevelopServer } from "./develop-server";

/** Proxies `/api` to the API server. Gatsby's own `proxy` setting turns every error status into a 500. */
export const forwardApi =
  (apiUrl: string) =>
  (app: DevelopServer): void =>
    app.use((incoming, answer, next) => {
      if (!/^\/api(\/|$)/.test(incoming.url ?? "")) return next();
      const { method = "GET", headers } = incoming;
      const call = request(`${apiUrl}${incoming.url}`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      call.on("error", () => answer.writeHead(502).end());
      incoming.pipe(call);
    });
