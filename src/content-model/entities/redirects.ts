import { z } from "zod";
import { defineEntity } from "../entity";
import { redirectStatus } from "../redirect-status";
import { link, shape, text } from "../markers";

export const redirects = defineEntity({
  name: "redirects",
  typeName: "Redirects",
  location: "settings/redirects.yaml",
  schema: z.strictObject({
    rules: z
      .array(
        shape("RedirectRule", "An address that moved.", {
          from: text("The old path, such as /old-page."),
          to: link("The new path or address."),
          status: redirectStatus.default(301).describe("301 for good, 302 for now."),
        }),
      )
      .default([])
      .describe("Rules; the server and client-side navigation follow them."),
  }),
});
