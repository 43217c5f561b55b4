import { z } from "zod";
import { defineEntity } from "../entity";
import { image, link, reference, shape, text, textOrEmpty } from "../markers";
import { requiresPart } from "../parts";
import { clientFeedback } from "./feedback";
import { action, closingWords, intro, latestBlogIntro, page, stat } from "./shapes";

export const homePage = defineEntity({
  name: "home-page",
  location: "pages/home.yaml",
  schema: z.strictObject({
    ...page,
    companySummary: shape("CompanySummary", "Who we are, in short, with figures.", {
      ...intro,
      paragraphs: z.array(text("A paragraph.")).min(1).describe("Body of the section."),
      action,
      stats: z.array(stat).length(4).describe("Four figures."),
    }),
    serviceBento: shape("ServiceBento", "Six services.", {
      ...intro,
      items: z
        .array(
          shape("BentoService", "One service.", {
            heading: text("Name of the service."),
            text: text("What it is."),
            href: link("Page of the service."),
            image: image("Clay tile."),
            alt: textOrEmpty("What the tile shows; empty when decorative."),
          }),
        )
        .length(6)
        .describe("The six services; the first stands out."),
      action,
    }),
    clientWall: shape("ClientWall", "Wall of client logos.", {
      ...intro,
      logos: z
        .array(
          shape("ClientLogo", "One client.", {
            alt: text("Name of the client."),
            caseStudy: requiresPart(
              "portfolio",
              reference("case-study", "The story that the logo links to."),
            ),
            light: image("Logo on the light theme."),
            dark: image("Logo on the dark theme."),
            hover: image("Logo under the pointer."),
          }),
        )
        .length(8)
        .describe("Eight logos."),
    }),
    featuredWork: requiresPart(
      "portfolio",
      shape("FeaturedWork", "Looping carousel of case studies.", {
        ...intro,
        caseStudies: z
          .array(reference("case-study", "A case study."))
          .min(3)
          .describe("Case studies, in order."),
        action,
        teaser: requiresPart(
          "play",
          shape("PlayTeaser", "Leads to something to try in a case study.", {
            heading: text("What happens there."),
            action,
          }),
        ).optional(),
      }),
    ),
    clientFeedback,
    latestBlog: latestBlogIntro,
    availability: closingWords,
  }),
});
