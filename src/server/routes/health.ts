import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal";
import type { ApiOptions } from "./api-options";

/** Health: 200 when a test write to the store succeeded. Also reports undelivered messages. */
export const addHealthRoute = (
  app: FastifyInstance,
  { store, outbox, now }: Pick<ApiOptions, "store" | "outbox" | "now">,
): void => {
  const backlog = async () => {
    await store.prove();
    const { waiting, createdAt } = await store.deliveries.backlog(outbox.channels);
    const ageMs = createdAt ? now().getTime() - createdAt.getTime() : 0;
    return { waiting, oldestSeconds: Math.max(0, Math.floor(ageMs / 1000)) };
  };

  app.get("/health", async (_request, reply) => {
    const found = await backlog().catch((cause: unknown) => {
      throw new Refusal(503, "storeUnavailable", "", { cause });
    });
    return reply.header("cache-control", "no-store").send({ status: "ok", outbox: found });
  });
};
