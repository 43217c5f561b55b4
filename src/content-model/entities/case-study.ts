import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, date, image, markdown, reference, shape, slug, text } from "../markers";
import { publication } from "../publication";
import { clientFeedback } from "./feedback";
import { playOfCaseStudy } from "./toys/play";
import {
  byNight,
  closingWords,
  headedList,
  intro,
  page,
  pointSection,
  picture,
  seo,
  storyHues,
  textSection,
} from "./shapes";

/** The portfolio's categories; `tabs` on the portfolio page has their labels. */
const caseStudyCategories = ["mobile", "websites", "e-commerce", "cms", "ui-ux"] as const;

const outcome = shape("Outcome", "What changed, in a few words from the results.", {
  from: text("What was before, or what went in, in digits, such as 11 debts."),
  to: text("What came of it, a figure of the same kind, such as 4 payments."),
});

const resultFigure = shape("ResultFigure", "One measured result.", {
  value: text("The figure, modest and true."),
  label: text("What it measures."),
});

export const caseStudy = defineEntity({
  name: "case-study",
  location: "case-studies/*.yaml",
  schema: z.strictObject({
    slug: slug(),
    name: text("Name of the product, for breadcrumbs."),
    sample: z.boolean().default(false).describe("A sample to replace before launch."),
    ...publication,
    seo,
    hue: choice("StoryHue", "The one colour that the case study wears, and no other does.", storyHues),
    categories: z.array(z.enum(caseStudyCategories)).min(1).describe("Tabs of the portfolio that list it."),
    industries: z
      .array(text("An industry, in the words of shared/industries.yaml where it is one of those."))
      .min(1)
      .describe("By them and by its technologies it is found on the portfolio page."),
    createdAt: date("Day of publication."),
    updatedAt: date("Day of the last change that a reader would notice.").optional(),
    outcome,
    focus: z
      .string()
      .regex(/^\d{1,3}% \d{1,3}%$/)
      .default("50% 50%")
      .describe("The point of the cover that stays where it is cropped: from the left and from the top."),
    card: shape("CaseStudyCard", "How other pages show it.", {
      heading: text("A line that says what it achieved."),
      text: text("A sentence."),
      image: image("Cover, 4:3."),
      imageNight: byNight,
      alt: text("What the cover shows."),
      tags: z
        .array(text("A technology or platform."))
        .min(1)
        .describe("Chips, three or so. One that the stack names too leads to all case studies with it."),
    }),
    caseStudyBanner: shape("CaseStudyBanner", "Top of the page.", {
      title: text("Name of the product."),
      subtitle: text("What it is; the page's h1."),
      subhead: text("Industry, platform, duration, in one line."),
      text: text("Lead paragraph."),
      image: image("The product, 4:3."),
      imageNight: byNight,
      alt: text("What the picture shows."),
    }),
    lookingFor: pointSection,
    offer: shape("Offer", "What we did to offer.", {
      ...intro,
      look: choice("OfferLook", "Columns side by side, three steps that rise, or the lines of a ledger.", [
        "phases",
        "stairs",
        "ledger",
      ]).default("phases"),
      approaches: z.array(headedList).min(2).describe("Phases or tracks of the work."),
    }),
    challenges: shape("Challenges", "Challenges tackled.", {
      ...intro,
      look: choice(
        "ChallengesLook",
        "Pictures beside the words, both on a sheet, or the words laid over the picture's edge.",
        ["open", "sheets", "overlap"],
      ).default("open"),
      items: z
        .array(
          shape(
            "Challenge",
            "A challenge and how it was met. Behind what is transparent in its picture stands the hue.",
            {
              header: text("The challenge."),
              text: markdown("How it was met."),
              ...picture,
              imageNarrow: image(
                "Of the same for phones, 4:5: less of it, in a size that can be read.",
              ).optional(),
            },
          ),
        )
        .min(3)
        .describe("Three or more challenges."),
    }),
    play: playOfCaseStudy,
    features: pointSection,
    stack: shape("Stack", "What it is built with.", {
      ...intro,
      groups: z.array(headedList).min(2).describe("Technologies by layer."),
    }),
    results: shape("Results", "What came of it.", {
      ...intro,
      figures: z.array(resultFigure).min(2).max(4).describe("Two to four figures."),
    }),
    clientFeedback,
    availability: closingWords,
    similar: z
      .array(reference("case-study", "A case study."))
      .min(4)
      .describe("Similar work, four or more: wide screens show three at a time, and the carousel moves."),
  }),
});

export const portfolioPage = defineEntity({
  name: "portfolio-page",
  location: "pages/portfolio.yaml",
  schema: z.strictObject({
    ...page,
    tabs: z
      .array(
        shape("PortfolioTab", "One tab.", {
          label: text("What the tab says."),
          category: z.enum(["all", ...caseStudyCategories]).describe("Category that it lists."),
          text: text("A sentence over the list."),
        }),
      )
      .length(6)
      .describe("All, then the categories."),
    upcomingWork: z
      .array(
        shape("UpcomingWork", "Work whose case study is not written yet; a card, not a link.", {
          heading: text("What was built."),
          text: text("A sentence."),
          categories: z.array(z.enum(caseStudyCategories)).min(1).describe("Tabs that list it."),
          ...picture,
        }),
      )
      .default([])
      .describe("Cards without a page."),
    storyFilter: shape("StoryFilter", "Words of the choice by technology and industry.", {
      heading: text("Opens the choice."),
      technologies: text("Over the technologies."),
      industries: text("Over the industries."),
      found: text("Before the number of those that fit."),
      none: text("Where none fits all that was chosen."),
      clear: text("Link to all of them."),
    }),
    upcomingLabel: text("What such a card says in place of a link."),
    invitation: textSection.describe("Last card of every tab: the visitor's own product."),
  }),
});
