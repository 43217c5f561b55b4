import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Reference of the lead that this call stored or repeated. */
    leadReference: string | undefined;
  }
}

/** The path alone: a query may hold an address. */
export function pathOf(request: FastifyRequest): string {
  const [path = "/"] = request.url.split("?", 1);
  return path;
}

/** One line a request, without query, address of the caller or anything that was typed. */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest("leadReference", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request).slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.leadReference && { reference: request.leadReference }),
      },
      "request",
    );
    done();
  });
}
