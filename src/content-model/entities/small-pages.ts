import { z } from "zod";
import { defineEntity } from "../entity";
import { date, link, markdown, reference, shape, slug, text } from "../markers";
import { requiresPart } from "../parts";
import {
  action,
  closingSection,
  closingWords,
  dayNightPicture,
  enquirySection,
  hero,
  intro,
  itemSection,
  latestBlogIntro,
  named,
  page,
  picturedSection,
  sectionIntro,
  seo,
  textSection,
} from "./shapes";

const story = requiresPart(
  "portfolio",
  shape("Story", "One case study, to read while waiting.", {
    ...intro,
    caseStudy: reference("case-study", "The case study."),
  }),
);

export const thankYouPage = defineEntity({
  name: "thank-you-page",
  location: "pages/thank-you.yaml",
  schema: z.strictObject({
    ...named,
    arrived: hero.describe("Top of the page when a message arrived."),
    failed: hero.describe("Top of the page when it did not arrive; the error and the way back stand below."),
    none: hero.describe("Top of the page when nothing was sent: opened directly, or told already."),
    next: itemSection.describe("What happens when; shown after an enquiry arrived."),
    callReady: itemSection.describe("What to have ready for the call; shown after an enquiry arrived."),
    interviewReady: itemSection.describe("The same for applicants."),
    story: story.describe("What to read meanwhile; shown after any message arrived."),
    whichOne: itemSection.describe("What a visitor may have come for where nothing was sent."),
    latestBlog: latestBlogIntro.describe("What to read where nothing was sent."),
  }),
});

export const contactPage = defineEntity({
  name: "contact-page",
  location: "pages/contact-us.yaml",
  schema: z.strictObject({
    ...page,
    meetUs: sectionIntro,
    details: sectionIntro,
    enquiry: enquirySection,
    deliver: picturedSection,
    help: itemSection,
    experts: textSection,
    availability: requiresPart("portfolio", closingWords.describe("What the page says last, of your work.")),
  }),
});

export const blogPage = defineEntity({
  name: "blog-page",
  location: "pages/blog.yaml",
  schema: z.strictObject({
    ...page,
    lead: shape("LeadArticle", "The article to begin with, large, above the others.", {
      eyebrow: text("Small line above its title."),
      article: reference("article", "An article, best an older one: the newest follow."),
    }).optional(),
    newest: sectionIntro,
    all: sectionIntro,
    topics: sectionIntro,
    closingAction: action.describe("At the end of each article and guide, after a button to hire."),
  }),
});

export const careerPage = defineEntity({
  name: "career-page",
  location: "pages/career.yaml",
  schema: z.strictObject({
    ...page,
    enquiry: enquirySection,
    offers: picturedSection,
    details: sectionIntro,
    closingSection,
  }),
});

export const joinUsPage = defineEntity({
  name: "join-us-page",
  location: "pages/join-us.yaml",
  schema: z.strictObject({ ...page, openings: sectionIntro, steps: itemSection, closingSection }),
});

export const closedOpeningPage = defineEntity({
  name: "closed-opening-page",
  location: "pages/closed-opening.yaml",
  schema: z.strictObject({ ...page, openings: sectionIntro.describe("Over the openings that remain.") }),
});

export const searchPage = defineEntity({
  name: "search-page",
  location: "pages/search.yaml",
  schema: z.strictObject({
    ...named,
    heading: text("The page's h1."),
    text: text("Lead paragraph."),
    ...dayNightPicture,
    suggestions: shape("SearchSuggestions", "Searches that can be chosen instead of typed.", {
      heading: text("Before them."),
      words: z.array(text("Words to search for.")).min(1).describe("The searches."),
    }),
    starts: shape("SearchStarts", "Where to begin, while nothing is looked for.", {
      heading: text("Over them."),
      items: z
        .array(
          shape("SearchStart", "A question, and the page that answers it.", {
            heading: text("The question."),
            text: text("What stands there, in a line."),
            href: link("The page."),
          }),
        )
        .min(2)
        .describe("The questions."),
    }),
    answers: z
      .array(
        shape("SearchAnswer", "What is asked so often that the answer itself stands above the pages found.", {
          words: z
            .array(text("A word, in the singular."))
            .min(1)
            .describe("Words of a question that it answers; one of them is enough."),
          heading: text("What it is about."),
          text: text("The answer, in a sentence or two."),
          action: action.describe("Where more of it stands."),
        }),
      )
      .describe("Answers; the first that fits is shown."),
    search: shape("SearchTexts", "The field and what it finds, on this page and in the dialog.", {
      field: text("Label of the field."),
      submit: text("Button."),
      count: text("Before the number of pages."),
      searching: text("While it searches."),
      more: text("Button for more of what was found."),
      unavailable: text("When the index cannot be loaded."),
      kinds: text("Over the kinds of pages that can be chosen."),
      everyKind: text("Choice of all kinds."),
    }),
    dialog: shape("SearchDialogTexts", "What the dialog says besides.", {
      text: text("Before anything is typed."),
      keys: text("Which keys do what in the list."),
      results: text("Name of the list."),
      everything: text("Link to this page with the same words."),
      allPages: text("The same link before anything was found."),
      shortcut: text("Switch for the key that opens the dialog."),
    }),
    tools: shape("SearchTools", "What agents of browsers may ask the search (WebMCP).", {
      words: text("What they send."),
      caseStudy: requiresPart("portfolio", text("What the tool for case studies does.")),
      article: requiresPart("blog", text("What the tool for articles does.")),
    }),
    nothing: textSection.describe("When nothing was found; the buttons lead to places to go."),
    all: sectionIntro.describe("Over the list of all pages."),
    parts: requiresPart(
      "blog",
      shape("PageParts", "The blog's pages in that list, by what they are.", {
        articles: text("Over the articles."),
        guides: text("Over the guides."),
      }),
    ),
  }),
});

export const errorPage = defineEntity({
  name: "error-page",
  location: "errors/*.yaml",
  schema: z.strictObject({
    slug: slug("Status code that the page stands for."),
    ...page,
  }),
});

export const legalPage = defineEntity({
  name: "legal-page",
  location: "legal/*.yaml",
  schema: z.strictObject({
    slug: slug(),
    name: text("Short name, for breadcrumbs."),
    sample: z.boolean().default(false).describe("A sample to replace before launch."),
    seo,
    updatedAt: date("Day of the last change that a reader would notice; stands at the top."),
    changed: text("Before that day."),
    contents: text("Heading of the list of parts."),
    heading: text("The page's h1."),
    text: text("Lead paragraph."),
    ...dayNightPicture,
    sections: z
      .array(
        shape("LegalSection", "A part of the text.", {
          heading: text("Heading."),
          body: markdown("Body."),
          choice: markdown("Follows the body where visitors are asked before visits are counted.").optional(),
          skype: markdown("Follows the body where `sales.skype` of the site's settings is set.").optional(),
        }),
      )
      .min(1)
      .describe("Parts, in order."),
    closingSection: closingSection.describe("At the end: what a reader may do next."),
  }),
});
