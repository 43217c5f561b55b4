import type { FastifyInstance } from "fastify";
import { apiKeyHeader, defaultCaptchaHeader, defaultIdempotencyHeader } from "../../config/call-names";
import { allowOrigins } from "../plugins/cross-origin";
import { pathOf } from "../plugins/request-log";
import { addRefusals } from "../plugins/refusals";
import { Refusal } from "../refusal";
import type { ApiOptions } from "./api-options";
import { addCaptchaRoutes } from "./captcha";
import { addEnquiryRoutes } from "./enquiry";
import { addGeoRoute } from "./geo";
import { addHealthRoute } from "./health";
import { addMetaRoutes } from "./meta";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The calls behind the forms, as a plugin; register it under the API's prefix. */
export const api = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  const { client, forms } = options.content;
  const headers = {
    captcha: client.captchaHeader || defaultCaptchaHeader,
    idempotency: client.idempotencyHeader || defaultIdempotencyHeader,
    attribution: client.attributionHeader,
  };
  const methodsOf = new Map<string, string[]>();
  app.addHook("onRoute", ({ url, method }) => {
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), ...[method].flat()]);
  });
  addRefusals(app, forms);
  const sent = [apiKeyHeader, headers.captcha, headers.idempotency];
  await allowOrigins(
    app,
    options.config.corsOrigins,
    headers.attribution ? [...sent, headers.attribution] : sent,
  );
  app.removeContentTypeParser("text/plain");

  await addEnquiryRoutes(app, options, {
    captcha: headers.captcha.toLowerCase(),
    idempotency: headers.idempotency.toLowerCase(),
    attribution: headers.attribution?.toLowerCase(),
  });
  addMetaRoutes(app, options.content.options);
  addCaptchaRoutes(app, options.captcha, options.config.rateLimit.max);
  addGeoRoute(app, options.config.edgeCountryHeader);
  addHealthRoute(app, options);
  app.route({
    // If CORS is configured, its plugin answers preflight requests.
    method: [...methods, ...(options.config.corsOrigins.length === 0 ? ["OPTIONS"] : [])],
    url: "/*",
    onRequest: async (request, reply) => {
      const allowed = methodsOf.get(pathOf(request));
      if (!allowed) throw new Refusal(404, "notFound");
      reply.header("allow", allowed.join(", "));
      throw new Refusal(405, "wrongMethod");
    },
    handler: async () => undefined,
  });
};
