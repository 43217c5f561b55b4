import type { FastifyInstance } from "fastify";
import type { CaptchaProvider } from "../captcha/captcha-provider";

/** Generous, because a visitor reads several pages with forms before one enquiry. */
const challengesPerCall = 4;

/**
 * Answers with challenges, for a provider whose challenges this server makes.
 * @param mostCalls Calls that one address may make in the rate limit's window.
 */
export const addCaptchaRoutes = (app: FastifyInstance, captcha: CaptchaProvider, mostCalls: number): void => {
  const { createChallenge } = captcha;
  if (!createChallenge) return;
  const rateLimit = { max: mostCalls * challengesPerCall };
  app.get("/captcha/challenge", { config: { rateLimit } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
};
