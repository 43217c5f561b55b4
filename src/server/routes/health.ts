import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal";
import type { ApiOptions } from "./api-options";

/** Each proof writes to the disk, and strangers may ask as often as they like. */
const defaultProofLastsMs = 3000;

/** Health: 200 when a test write to the store has succeeded lately, 503 when it has failed. Tells nothing else. */
export const addHealthRoute = (
  app: FastifyInstance,
  { store, proofLastsMs = defaultProofLastsMs }: Pick<ApiOptions, "store" | "proofLastsMs">,
): void => {
  let proof: Promise<void> = Promise.resolve();
  let lastsUntil = -Infinity;

  const sharedProof = (): Promise<void> => {
    if (performance.now() < lastsUntil) return proof;
    lastsUntil = Infinity;
    return (proof = store.prove().finally(() => (lastsUntil = performance.now() + proofLastsMs)));
  };

  app.get("/health", async (_request, reply) => {
    await sharedProof().catch((cause: unknown) => {
      throw new Refusal(503, "storeUnavailable", "", { cause });
    });
    return reply.header("cache-control", "no-store").send({ status: "ok" });
  });
};
