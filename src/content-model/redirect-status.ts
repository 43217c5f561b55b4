import { z } from "zod";

/** Statuses that a redirect may have; the server accepts the same. */
export const redirectStatus = z.union([z.literal(301), z.literal(302)]);
