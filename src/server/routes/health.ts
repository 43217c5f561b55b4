import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal";
import { StoreFailure } from "../store/store-failure";
import type { ApiOptions } from "./api-options";

/** Results are reused, because each check writes to the disk, and anybody may ask at any time. */
const defaultProofLastsMs = 3000;

/**
 * Health: 200 if a lead could be stored just now and the store is sound, 503 otherwise. The answer contains nothing
 * else.
 */
export const addHealthRoute = (
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
