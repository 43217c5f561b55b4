import { isIP } from "node:net";
import { createHash, timingSafeEqual } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiKeyHeader } from "../../config/call-names";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { isRecord } from "../../content-model/records";
import { enquiryKinds, enquiryPaths } from "../../forms/rules/enquiry-paths";
import { firstBodyFailure } from "../../forms/rules/first-body-failure";
import type { CaptchaVerdict } from "../captcha/captcha-provider";
import { signsOfSpam } from "../spam/spam-signs";
import { cleanFields, newLead } from "../new-lead";
import { Refusal } from "../refusal";
import type { ApiOptions } from "./api-options";
import type { CallKey } from "../store/idempotency";
import { limitStore, callerKey, localCounts } from "./rate-limit";

/** Compares a header with a secret in constant time. */
const secretsMatch = (given: string | string[] | undefined, expected: string): boolean => {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return typeof given === "string" && timingSafeEqual(digest(given), digest(expected));
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The idempotency key of a call, with a digest of its kind and fields; undefined without the header.
 * @throws Refusal 400 if the header is not a UUID.
 */
const readCallKey = (
  header: string | string[] | undefined,
  kind: EnquiryKind,
  body: Record<string, unknown>,
): CallKey | undefined => {
  if (header === undefined || header === "") return undefined;
  if (typeof header !== "string" || !uuid.test(header)) throw new Refusal(400, "keyInvalid");
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash("sha256")
    .update(JSON.stringify([enquiryPaths[kind], fields]))
    .digest("hex");
  return { key: header.toLowerCase(), digest };
};

/** Names of the request headers; an empty one is not read. */
type HeaderNames = Record<"captcha" | "idempotency" | "attribution", string>;

type Passed = Extract<CaptchaVerdict, { passed: true }>;

const longestAttribution = 2_000;

/** The API calls of the forms. Status 201 means that the lead is on disk. */
export const addEnquiryRoutes = async (
  app: FastifyInstance,
  options: ApiOptions,
  headers: HeaderNames,
): Promise<void> => {
  const { content, store, outbox, config } = options;
  const apiKey = config.apiKey ?? content.client.apiKey;

  const windowMs = config.rateLimit.windowSeconds * 1000;
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit.max,
    timeWindow: windowMs,
    keyGenerator: callerKey(windowMs),
    errorResponseBuilder: () => new Refusal(429, "tooMany"),
    store: limitStore(store.shared ?? localCounts()),
    skipOnError: true,
  });
  // One handler for all three forms, so that they share one count per address.
  const limit = app.rateLimit();

  const header = (request: FastifyRequest, name: keyof HeaderNames) =>
    request.headers[headers[name].toLowerCase()];

  const checkKey = async (request: FastifyRequest): Promise<void> => {
    if (!secretsMatch(request.headers[apiKeyHeader.toLowerCase()], apiKey))
      throw new Refusal(401, "wrongKey");
  };

  const accept = async (kind: EnquiryKind, request: FastifyRequest): Promise<string> => {
    const body = cleanFields(kind, readBody(request));
    // First, because all other code relies on the body's shape, and a body nested too deep has no digest.
    const failure = firstBodyFailure(kind, body, { emailEnding: content.forms.emailEnding });
    if (failure) throw new Refusal(422, failure.code, failure.field, failure);

    const callKey = readCallKey(header(request, "idempotency"), kind, body);
    const earlier = callKey && (await store.findCall(callKey).catch(unavailable));
    if (earlier?.result === "repeated") return earlier.reference;
    if (earlier) throw new Refusal(422, "keyReused");

    const { spend, sinceOpenedMs } = await passCaptcha(request);
    const attribution = readAttribution(header(request, "attribution"));
    const lead = newLead(kind, body, options.now(), attribution);
    const otherSenders = await store.countOtherSenders(lead).catch(unavailable);
    const marked = { ...lead, signsOfSpam: signsOfSpam({ lead, sinceOpenedMs, otherSenders }) };
    const saved = await store.save(marked, callKey, spend, outbox.channels).catch(unavailable);
    if (saved.result === "keyReused") throw new Refusal(422, "keyReused");
    if (saved.result === "captchaSpent") throw new Refusal(403, "captchaRefused");
    if (saved.result === "saved") {
      request.newLead = kind;
      outbox.wake();
    }
    return saved.reference;
  };

  const passCaptcha = async (request: FastifyRequest): Promise<Passed> => {
    const token = header(request, "captcha");
    if (typeof token !== "string" || !token) throw new Refusal(403, "captchaMissing");
    const verdict = await options.captcha.verify(token, visitorAddress(request)).catch(unavailable);
    if (verdict.passed) return verdict;
    if (verdict.reason) request.log.warn({ reason: verdict.reason }, "captcha refused");
    throw new Refusal(403, "captchaRefused");
  };

  /** The visitor's address, known only behind a trusted proxy; otherwise the caller may itself be a proxy. */
  const visitorAddress = ({ ip }: FastifyRequest): string | undefined =>
    config.trustProxy !== false && isIP(ip) ? ip : undefined;

  for (const kind of enquiryKinds) {
    app.post(`/enquiry/${enquiryPaths[kind]}`, { onRequest: [limit, checkKey] }, async (request, reply) => {
      if (content.notTaken.includes(kind)) throw new Refusal(404, "notTaken");
      const reference = await accept(kind, request);
      request.leadReference = reference;
      return reply.code(201).header("cache-control", "no-store").send({ data: { reference } });
    });
  }
};

/**
 * The query string that the site's pages send. Other or longer texts are ignored, and the lead is stored without them.
 */
const readAttribution = (header: string | string[] | undefined): string | undefined => {
  if (typeof header !== "string" || header.length > longestAttribution) return undefined;
  return /^[\w.~*+%=&-]+$/.test(header) ? header : undefined;
};

const readBody = (request: FastifyRequest): Record<string, unknown> => {
  const { body } = request;
  if (!isRecord(body) || Array.isArray(body)) throw new Refusal(400, "malformed");
  return body;
};

const unavailable = (cause: unknown): never => {
  throw new Refusal(503, "storeUnavailable", "", { cause });
};
