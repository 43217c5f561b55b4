import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** Allows the named origins to call the API from a browser. If there are none, only the site's own pages can. */
export const allowOrigins = async (
  api: FastifyInstance,
  origins: string[],
  headers: string[],
): Promise<void> => {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: origins,
    methods: ["GET", "POST"],
    allowedHeaders: ["Accept", "Content-Type", ...headers],
    exposedHeaders: ["Retry-After"],
    maxAge: 3600,
  });
};
