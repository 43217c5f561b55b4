import { z } from "zod";
import { defineEntity } from "../entity";
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
  }),
});
