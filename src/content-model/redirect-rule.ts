import { z } from "zod";
import { link, path, shape } from "./markers";

/** The content's redirects are checked by it, and so is what the build hands the server of them. */
export const redirectRule = shape("RedirectRule", "An address that moved.", {
  from: path("The old path, such as /old-page."),
  to: link("The new path or address."),
  status: z
    .union([z.literal(301), z.literal(302)])
    .default(301)
    .describe("301 for good, 302 for now."),
});

export type RedirectRule = z.output<typeof redirectRule>;
