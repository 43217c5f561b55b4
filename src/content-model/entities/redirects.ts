import { z } from "zod";
import { defineEntity } from "../entity";
import { path } from "../markers";
import { redirectRule } from "../redirect-rule";

export const redirects = defineEntity({
  name: "redirects",
  typeName: "Redirects",
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
