import { z } from "zod";
import { defineEntity } from "../entity";
import { path, link, shape } from "../markers";

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

export const redirects = defineEntity({
  name: "redirects",
  location: "settings/redirects.yaml",
  schema: z.strictObject({
    rules: z
      .array(redirectRule)
      .default([])
      .describe("Rules; the server and client-side navigation follow them."),
    oldServiceWorkers: z
      .array(path("Its address, such as /sw.js."))
      .default(["/sw.js", "/service-worker.js"])
      .describe(
        "Service workers of the site before: each is replaced by one that removes itself and its caches.",
      ),
  }),
});
