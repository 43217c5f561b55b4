import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal";
import type { LeadStore } from "../store/lead-store";

/** Whether leads can be kept: 200 when the store has just written one. */
export const addHealthRoute = (app: FastifyInstance, store: LeadStore): void => {
  app.get("/health", async (_request, reply) => {
    await store.prove().catch((cause: unknown) => {
      throw new Refusal(503, "storeUnavailable", "", { cause });
    });
    return reply.header("cache-control", "no-store").send({ status: "ok" });
  });
};
