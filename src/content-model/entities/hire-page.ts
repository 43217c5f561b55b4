import { z } from "zod";
import { defineEntity } from "../entity";
import { image, reference, shape, slug, text } from "../markers";
import { faqs } from "./faq";
import { clientFeedback } from "./feedback";
import {
  closingWords,
  counter,
  engagementIntro,
  enquirySection,
  experiencesIntro,
  hero,
  hireTypesIntro,
  industriesIntro,
  intro,
  itemSection,
  latestBlogIntro,
  pointSection,
  processIntro,
  professionals,
  sectionIntro,
  seo,
  textSection,
} from "./shapes";
import { signature } from "./toys/signature";

const serviceTile = shape("ServiceTile", "One service.", {
  heading: text("Name of the service."),
  text: text("What you get, in one or two sentences."),
  light: image("Icon on the light theme.").optional(),
  dark: image("Icon on the dark theme.").optional(),
});

export const serviceTiles = shape("ServiceTiles", "Words over a grid of service tiles.", {
  ...intro,
  tiles: z.array(serviceTile).min(3).describe("Tiles."),
});

export const hirePage = defineEntity({
  name: "hire-page",
  location: "hire/*.yaml",
  schema: z.strictObject({
    slug: slug(),
    name: text("Short name, for breadcrumbs and links between hire pages: the one it has in the menu."),
    technologyId: z.int().describe("The technology that the form of the page has ticked."),
    order: z.int().min(1).describe("Place among the hire pages."),
    seo,
    summary: text("A sentence for cards that lead here."),
    image: image("Clay object for cards that lead here."),
    hero,
    counters: z
      .array(counter)
      .length(4)
      .describe(
        "70+ people, 40+ of them developers, 20 countries with clients, 06 steps, in this page's words.",
      ),
    company: pointSection,
    serviceTiles,
    whyHire: itemSection,
    whyChoose: pointSection,
    professionals,
    enquiry: enquirySection,
    answers: reference("person", "The person who answers what is sent here."),
    process: processIntro,
    hireTypes: hireTypesIntro,
    engagement: engagementIntro,
    technologies: sectionIntro,
    experiences: experiencesIntro,
    industries: industriesIntro,
    clientFeedback,
    faqs,
    otherPages: shape("OtherPages", "Links to other hire pages.", {
      ...intro,
      pages: z.array(reference("hire-page", "A hire page.")).min(2).describe("Hire pages, in order."),
    }),
    call: textSection.describe("Invites to a call."),
    signature,
    latestBlog: latestBlogIntro,
    availability: closingWords,
  }),
});
