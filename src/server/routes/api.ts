import type { FastifyInstance } from "fastify";
import cors from "@fastify/cors";
import { apiKeyHeader, defaultCaptchaHeader, defaultIdempotencyHeader } from "../../config/call-names";
import { pathOf } from "../plugins/request-log";
import { Refusal, addRefusals } from "../refusal";
import type { ApiOptions } from "./api-options";
import type { CaptchaProvider } from "../captcha/captcha-provider";
import { addEnquiryRoutes } from "./enquiry";
import { optionLists } from "../../content-model/option-lists";
import type { ServerContent } from "../content";
import { StoreFailure } from "../store/store-failure";

/** Results are reused, because each check writes to the disk, and anybody may ask at any time. */
const defaultProofLastsMs = 3000;

/**
 * Health: 200 if a lead could be stored just now and the store is sound, 503 otherwise. The answer contains nothing
 * else.
 */
const addHealthRoute = (
  app: FastifyInstance,
  { store, proofLastsMs = defaultProofLastsMs }: Pick<ApiOptions, "store" | "proofLastsMs">,
): void => {
  let proof: Promise<void> = Promise.resolve();
  let lastsUntil = -Infinity;

  const check = async (): Promise<void> => {
    if (store.damage !== undefined) throw new StoreFailure(`The store is damaged: ${store.damage}`);
    await store.checkWritable();
  };

  const sharedProof = (): Promise<void> => {
    if (performance.now() < lastsUntil) return proof;
    lastsUntil = Infinity;
    return (proof = check().finally(() => (lastsUntil = performance.now() + proofLastsMs)));
  };

  app.get("/health", async (_request, reply) => {
    await sharedProof().catch((cause: unknown) => {
      throw new Refusal(503, "storeUnavailable", "", { cause });
    });
    return reply.header("cache-control", "no-store").send({ status: "ok" });
  });
};

/** The option lists. The API contract spells one path with two slashes; every list accepts both spellings. */
const addMetaRoutes = (app: FastifyInstance, options: ServerContent["options"]): void => {
  for (const list of optionLists) {
    for (const path of [`/meta/${list}`, `//meta/${list}`]) {
      app.get(path, (_request, reply) => reply.header("cache-control", "no-cache").send(options[list]));
    }
  }
};

/** Country codes that CDNs use for "unknown" and for the Tor network. */
const nowhere = new Set(["XX", "T1"]);

/** The visitor's country as the CDN or proxy reports it; 204 if it is unknown. */
const addGeoRoute = (app: FastifyInstance, edgeCountryHeader: string | undefined): void => {
  app.get("/geo", (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const country = edgeCountryHeader && request.headers[edgeCountryHeader];
    const countryCode = typeof country === "string" ? country.trim().toUpperCase() : "";
    if (!/^[A-Z]{2}$/.test(countryCode) || nowhere.has(countryCode)) return reply.code(204).send();
    return reply.send({ countryCode });
  });
};

/** Generous, because a visitor reads several pages with forms before one enquiry. */
const challengesPerCall = 4;

/**
 * Answers with challenges, for a provider whose challenges this server makes.
 * @param mostCalls Calls that one address may make in the rate limit's window.
 */
const addCaptchaRoutes = (app: FastifyInstance, captcha: CaptchaProvider, mostCalls: number): void => {
  const { createChallenge } = captcha;
  if (!createChallenge) return;
  const rateLimit = { max: mostCalls * challengesPerCall };
  app.get("/captcha/challenge", { config: { rateLimit } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
};

/** Allows the named origins to call the API from a browser. If there are none, only the site's own pages can. */
const allowOrigins = async (api: FastifyInstance, origins: string[], headers: string[]): Promise<void> => {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: origins,
    methods: ["GET", "POST"],
    allowedHeaders: ["Accept", "Content-Type", ...headers],
    exposedHeaders: ["Retry-After"],
    maxAge: 3600,
  });
};

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The calls behind the forms, as a plugin; register it under the API's prefix. */
export const api = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  const { client, forms } = options.content;
  const headers = {
    captcha: client.captchaHeader || defaultCaptchaHeader,
    idempotency: client.idempotencyHeader || defaultIdempotencyHeader,
    attribution: client.attributionHeader ?? "",
  };
  const methodsOf = new Map<string, string[]>();
  app.addHook("onRoute", ({ url, method }) => {
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), ...[method].flat()]);
  });
  addRefusals(app, forms);
  await allowOrigins(
    app,
    options.config.corsOrigins,
    [apiKeyHeader, ...Object.values(headers)].filter((name) => name),
  );
  app.removeContentTypeParser("text/plain");

  await addEnquiryRoutes(app, options, headers);
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
