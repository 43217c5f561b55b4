import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, date, image, link, reference, shape, slug, text } from "../markers";
import { publication } from "../publication";
import { intro, hues } from "./shapes";

export const testimonial = defineEntity({
  name: "testimonial",
  location: "testimonials/*.yaml",
  schema: z.strictObject({
    slug: slug(),
    sample: z.boolean().default(false).describe("A sample to replace before launch; emits no review data."),
    ...publication,
    name: text("Who said it."),
    role: text("What they do, and where."),
    text: text("Their words, without quotation marks."),
    hue: choice("Hue", "Colour of the letter token that stands for the person.", hues).default("lilac"),
    image: image("Clay token; without it the first letter of the name is shown.").optional(),
    url: link("Address of a video of them, /videos/….mp4 or https://….").optional(),
    createdAt: date("Day on which the video was published, for search engines.").optional(),
    captions: link("Address of the video's captions, /videos/….vtt.").optional(),
  }),
});

/** The section of a page that shows testimonials. */
export const clientFeedback = shape("ClientFeedback", "What clients say.", {
  ...intro,
  testimonials: z
    .array(reference("testimonial", "A testimonial."))
    .min(1)
    .describe("Testimonials, in order."),
});
