import { z } from "zod";
import { shape, text } from "../markers";
import type { OptionListName } from "../option-lists";

const option = shape("FormOption", "One option.", {
  id: z.int().describe("Number the server knows it by."),
  text: text("What the visitor reads."),
});

const options = (description: string) => z.array(option).min(1).describe(description);

export const optionsSchema = z.strictObject({
  looking_for: options("What a client may be looking for."),
  interested_in: options("Technologies to hire for; hire pages tick their own."),
  experience_level: options("Experience of a developer to hire."),
  designations: options("Positions to apply for."),
} satisfies Record<OptionListName, unknown>);

export type OptionsSettings = z.infer<typeof optionsSchema>;
