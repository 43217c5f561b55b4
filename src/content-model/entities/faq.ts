import { z } from "zod";
import { defineEntity } from "../entity";
import { markdown, reference, shape, slug, text } from "../markers";
import { intro } from "./shapes";

export const faq = defineEntity({
  name: "faq",
  location: "faqs/*.yaml",
  schema: z.strictObject({
    slug: slug("Other files refer to the set by it."),
    questions: z
      .array(
        shape("FaqQuestion", "A question with its answer.", {
          question: text("The question, as a visitor would ask it."),
          answer: markdown("The answer."),
        }),
      )
      .min(1)
      .describe("Questions, in order; the first is open at load."),
  }),
});

/** The section of a page that shows one set of questions. */
export const faqs = shape("Faqs", "Frequently asked questions.", {
  ...intro,
  faq: reference("faq", "The set of questions."),
});
