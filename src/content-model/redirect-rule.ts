import { z } from "zod";
import { link, path, shape } from "./markers";

/** Shared by the content check and the server, which reads the rules that the build wrote. */
export const redirectRule = shape("RedirectRule", "An address that moved.", {
  from: path("The old path, such as /old-page."),
  to: link("The new path or address."),
  status: z
    .union([z.literal(301), z.literal(302)])
    .default(301)
    .describe("301 for good, 302 for now."),
});

export type RedirectRule = z.output<typeof redirectRule>;
