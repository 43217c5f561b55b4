import type { FastifyInstance } from "fastify";

/** Country codes that CDNs use for "unknown" and for the Tor network. */
const nowhere = new Set(["XX", "T1"]);

/** The visitor's country as the CDN or proxy reports it; 204 if it is unknown. */
export const addGeoRoute = (app: FastifyInstance, edgeCountryHeader: string | undefined): void => {
  app.get("/geo", (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const country = edgeCountryHeader && request.headers[edgeCountryHeader];
    const countryCode = typeof country === "string" ? country.trim().toUpperCase() : "";
    if (!/^[A-Z]{2}$/.test(countryCode) || nowhere.has(countryCode)) return reply.code(204).send();
    return reply.send({ countryCode });
  });
};
