import type { FastifyInstance } from "fastify";
import type { CaptchaProvider } from "../captcha/captcha-provider";

/** Hands out challenges, where the provider makes its own. */
export function addCaptchaRoutes(app: FastifyInstance, captcha: CaptchaProvider): void {
  const { createChallenge } = captcha;
  if (!createChallenge) return;
  app.get("/captcha/challenge", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
}
