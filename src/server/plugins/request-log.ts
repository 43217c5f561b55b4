import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EnquiryKind } from "../../content-model/form-fields/forms";

const longestPath = 200;

declare module "fastify" {
  interface FastifyRequest {
    /** Reference of the lead that this call stored or repeated. */
    leadReference: string | undefined;
    /** Its kind, if this call stored it. */
    newLead: EnquiryKind | undefined;
  }
}

/** Path without the query, which may contain an email address. */
export const pathOf = (request: FastifyRequest): string => {
  const [path = "/"] = request.url.split("?", 1);
  return path;
};

/** Logs an answer, without the query, the caller's address or anything that was typed. */
export const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request).slice(0, longestPath),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.leadReference && { reference: request.leadReference }),
    },
    "request",
  );
};

export const addRequestLog = (app: FastifyInstance): void => {
  app.decorateRequest("leadReference", undefined);
  app.decorateRequest("newLead", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
};
