import { z } from "zod";
import { defineEntity } from "../entity";
import { publication } from "../publication";
import { choice, date, drawing, image, link, markdown, reference, shape, slug, text } from "../markers";
import { action, byNight, closingWords, seo, storyHues } from "./shapes";

const diagram = shape("Diagram", "A drawing that explains something, after the text of its part.", {
  image: drawing("The drawing: shapes, text and the theme's colours."),
  caption: text("What it shows, in a sentence or two."),
});

/** One section of an article. Its heading appears in the article's table of contents. */
const articleSection = shape("ArticleSection", "A part of an article.", {
  heading: text("Heading of the part."),
  body: markdown(
    "Body: paragraphs, lists, code, tables. A paragraph after > is the sentence to remember, shown large: one in an article. A list whose items begin with [ ] is one to tick off.",
  ),
  diagram: diagram.optional(),
});

const written = {
  slug: slug(),
  ...publication,
  seo,
  author: reference("person", "Who wrote it and answers for it."),
  heading: text("Title of the article."),
  text: text("Two sentences that say what the reader will know afterwards."),
  image: image("Cover, 16:9."),
  imageNight: byNight,
  alt: text("What the cover shows."),
  hue: choice("StoryHue", "The colour of its cover, worn by what stands out in its text.", storyHues).default(
    "teal",
  ),
  sections: z.array(articleSection).min(3).describe("Parts, in order."),
  closing: closingWords,
};

export const article = defineEntity({
  name: "article",
  location: "blogs/*.yaml",
  schema: z.strictObject({
    ...written,
    createdAt: date("Day of publication."),
    updatedAt: date("Day of the last change that a reader would notice.").optional(),
    topics: z
      .array(reference("blog-topic", "A technology page of the blog."))
      .min(1)
      .describe("Technologies it is about."),
  }),
});

export const blogTopic = defineEntity({
  name: "blog-topic",
  location: "blog-topics/*.yaml",
  schema: z.strictObject({
    ...written,
    name: text("Name of the technology."),
    order: z.int().min(1).describe("Place in the list of technologies."),
    hire: action.optional(),
    documentation: link("The technology's own documentation."),
  }),
});
