import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, image, slug, text } from "../markers";
import { hues } from "./shapes";

export const person = defineEntity({
  name: "person",
  location: "people/*.yaml",
  schema: z.strictObject({
    slug: slug("Their place on the about page; articles and hire pages refer to it."),
    sample: z
      .boolean()
      .default(false)
      .describe("A sample to replace before launch; search engines are not told the name."),
    name: text("First and last name."),
    role: text("What they do here, in two or three words."),
    studio: text("The office they work in, as settings/site.yaml names it."),
    since: z.int().min(1900).describe("The year they came."),
    refuses: text("What they refuse to do, after “Will not”."),
    hue: choice("Hue", "Colour of the token that stands for the person.", hues).default("lilac"),
    image: image("Clay token; without it the first letter of the name is shown.").optional(),
  }),
});
