import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal";
import type { ApiOptions } from "./api-options";

/** Whether leads can be kept: 200 when the store has just written one. Also tells what has not been delivered yet. */
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
