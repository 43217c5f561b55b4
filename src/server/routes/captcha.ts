import type { FastifyInstance } from "fastify";
import type { CaptchaProvider } from "../captcha/captcha-provider";

/** A visitor reads several pages with forms for one enquiry. */
const challengesPerCall = 4;

/**
 * Hands out challenges, where the provider makes its own.
 * @param mostCalls that an address may make in the time of the limit.
 */
export const addCaptchaRoutes = (app: FastifyInstance, captcha: CaptchaProvider, mostCalls: number): void => {
  const { createChallenge } = captcha;
  if (!createChallenge) return;
  const rateLimit = { max: mostCalls * challengesPerCall };
  app.get("/captcha/challenge", { config: { rateLimit } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
};
