import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, image, markdown, reference, shape, slug, text } from "../markers";
import { faqs } from "./faq";
import { clientFeedback } from "./feedback";
import { serviceTiles } from "./hire-page";
import {
  action,
  byNight,
  closingWords,
  dayNightPicture,
  engagementIntro,
  enquirySection,
  experiencesIntro,
  hero,
  hues,
  industriesIntro,
  intro,
  itemSection,
  latestBlogIntro,
  page,
  picturedSectionOf,
  pointSection,
  processIntro,
  professionals,
  sectionIntro,
  seo,
  textSection,
  workCarousel,
} from "./shapes";
import { signature } from "./toys/signature";

const serviceCard = shape("ServiceCard", "One service in detail.", {
  title: text("Name."),
  description: text("What it is and what you get."),
  images: z.array(image("Picture.")).default([]).describe("Pictures; the first is shown."),
});

const serviceCards = shape("ServiceCards", "Words over service cards.", {
  ...intro,
  look: choice(
    "ServiceCardsLook",
    "Cards with a small picture, tiles with a large one, or rows between lines.",
    ["cards", "tiles", "rows"],
  ).default("cards"),
  cards: z.array(serviceCard).min(3).describe("Cards."),
});

const wayToTry = shape("WayToTry", "One offer to try the company.", {
  figure: text("How long it lasts."),
  promise: text("What it costs, in a word."),
  whom: text("Whom it is for."),
  text: text("What happens in it."),
  stop: text("What is owed when it leads to nothing."),
  hue: choice("Hue", "Colour.", hues),
  links: z.array(action).min(1).describe("The pages that make the offer."),
});

const linkedServices = (count: number) =>
  shape("LinkedServices", "Service cards with links.", {
    ...intro,
    cards: z
      .array(
        shape("LinkedService", "One service.", {
          heading: text("Name."),
          text: text("What it is."),
          image: image("Picture beside the words.").optional(),
          imageNight: byNight,
          action,
        }),
      )
      .length(count)
      .describe("Services."),
  });

export const servicesPage = defineEntity({
  name: "services-page",
  location: "pages/services.yaml",
  schema: z.strictObject({
    ...page,
    services: z.array(reference("service", "A service.")).length(5).describe("The five services, in order."),
    developmentBlocks: z
      .array(
        shape("DevelopmentBlock", "One kind of development.", {
          ...intro,
          ...dayNightPicture,
          points: z.array(text("One entry.")).min(2).describe("What is in it."),
          action,
        }),
      )
      .length(3)
      .describe("Mobile App, Web and E-commerce development."),
    linkedServices: linkedServices(2).describe("The two services that are not development."),
    process: processIntro,
    threeWays: shape("ThreeWays", "The trials side by side; #three-ways leads here.", {
      ...intro,
      ways: z.array(wayToTry).length(3).describe("The free hours, the weeks and the days."),
    }),
    workCarousel: workCarousel(5),
    industries: industriesIntro,
    availability: closingWords,
  }),
});

export const service = defineEntity({
  name: "service",
  location: "services/*.yaml",
  schema: z.strictObject({
    slug: slug(),
    name: text("Label of links that lead here, and breadcrumb."),
    order: z.int().min(1).describe("Place among the services."),
    seo,
    summary: text("A sentence for cards that lead here."),
    hero,
    trial: itemSection,
    professionals,
    serviceCards,
    details: z
      .array(
        shape("Detail", "A part of the page in prose.", {
          heading: text("Heading."),
          body: markdown("Body."),
          stretches: z
            .array(
              shape("Stretch", "A part of the time it takes.", {
                name: text("What is done."),
                when: text("From when to when, in words."),
                weeks: z.int().min(1).describe("How long; the bar is as wide."),
              }),
            )
            .default([])
            .describe("Drawn as one bar."),
        }),
      )
      .default([])
      .describe("Longer explanations."),
    call: textSection.describe("Invites to a call."),
    engagement: engagementIntro,
    whyChoose: pointSection,
    workCarousel: workCarousel(1),
    clientFeedback,
    latestBlog: latestBlogIntro,
    availability: closingWords,
  }),
});

const audience = shape("Audience", "One tab: whom we build for.", {
  target: slug("Name of the tab in the page's address."),
  label: text("What the tab says."),
  heading: text("Heading."),
  text: text("A paragraph."),
  points: z.array(text("One entry.")).min(2).describe("What they get."),
  action: action.optional(),
});

export const developmentPage = defineEntity({
  name: "development-page",
  location: "development/*.yaml",
  schema: z.strictObject({
    slug: slug(),
    name: text("Short name, for breadcrumbs."),
    technologyId: z.int().describe("The technology that the form of the page has ticked."),
    seo,
    hero,
    audiences: shape("Audiences", "Tabs; the first is active.", {
      ...intro,
      tabs: z.array(audience).length(3).describe("Startups, Enterprise and Agencies."),
    }),
    linkedServices: linkedServices(4),
    expertise: picturedSectionOf(8),
    company: pointSection,
    serviceTiles,
    trial: textSection,
    enquiry: enquirySection,
    answers: reference("person", "The person who answers what is sent here."),
    process: processIntro,
    technologies: sectionIntro,
    experiences: experiencesIntro,
    industries: industriesIntro,
    clientFeedback,
    faqs,
    signature,
    latestBlog: latestBlogIntro,
    availability: closingWords,
  }),
});
