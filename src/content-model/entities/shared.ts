import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, country, date, image, moment, reference, shape, slug, text, textOrEmpty } from "../markers";
import { requiresPart } from "../parts";
import { publication } from "../publication";
import { action, byNight, hues, picture, seo, textItem } from "./shapes";

/** Content of blocks that several pages show. Headings that differ are in the page's own file. */

const picturedName = shape("PicturedName", "A picture with a name.", {
  ...picture,
  heading: text("Name."),
});

export const process = defineEntity({
  name: "process",
  location: "shared/process.yaml",
  schema: z.strictObject({
    ...picture,
    row: image("The same in one row, each thing over its step, for long pages."),
    steps: z.array(picturedName).length(6).describe("Six steps, in order."),
  }),
});

export const industries = defineEntity({
  name: "industries",
  location: "shared/industries.yaml",
  schema: z.strictObject({
    items: z.array(picturedName).length(8).describe("Eight industries."),
  }),
});

const technologyLogo = shape("TechnologyLogo", "One technology.", {
  name: text("Its name."),
  brand: image("Logo in its own colour."),
  light: image("Logo on the light theme."),
  dark: image("Logo on the dark theme."),
});

export const technologies = defineEntity({
  name: "technologies",
  location: "shared/technologies.yaml",
  schema: z.strictObject({
    tabs: z
      .array(
        shape("TechnologyTab", "One tab.", {
          target: slug("Name of the tab in the page's address."),
          label: text("What the tab says."),
          images: z.array(technologyLogo).min(1).describe("Logos."),
        }),
      )
      .length(6)
      .describe("Six tabs; the first is active."),
  }),
});

export const hireTypes = defineEntity({
  name: "hire-types",
  location: "shared/hire-types.yaml",
  schema: z.strictObject({
    items: z
      .array(
        shape("HireType", "One way to hire.", {
          ...picture,
          heading: text("Name."),
          price: text("What it costs, such as $3200 a month."),
          priceNote: text("What the price holds, in a few words.").optional(),
        }),
      )
      .length(3)
      .describe("Part-time, full time, hourly."),
  }),
});

export const engagement = defineEntity({
  name: "engagement",
  location: "shared/engagement.yaml",
  schema: z.strictObject({
    rows: shape("EngagementRows", "First cells of the rows where the contracts are compared in a table.", {
      name: text("Over the first column."),
      text: text("Row of the texts: how it works."),
      points: z.array(text("Row of one point.")).length(3).describe("Rows of the three points, in order."),
    }),
    contracts: z.array(text("Name of a contract type.")).length(3).describe("Three contract types."),
    seal: image("What stands by the list of promises."),
  }),
});

export const experiences = defineEntity({
  name: "experiences",
  location: "shared/experiences.yaml",
  schema: z.strictObject({
    items: z
      .array(
        shape("Experience", "One slide: a product we built.", {
          heading: text("Heading."),
          text: text("A paragraph."),
          caseStudy: reference("case-study", "Its case study."),
        }),
      )
      .length(4)
      .describe("Four products."),
    action,
  }),
});

const availabilityOf = (kind: string) =>
  shape("Availability", "The band that ends a kind of page.", {
    eyebrow: text("Small line above the heading."),
    image: image("Picture, where the page has none of its own.").optional(),
    imageNight: byNight,
    alt: textOrEmpty("What the picture shows.").optional(),
    hue: choice("Hue", "Colour of the band.", hues),
    points: z
      .array(text("One entry."))
      .describe("What happens next, in a few words each; none where a form on the page has said it."),
    action: action.optional(),
  }).describe(`The band that ends ${kind}.`);

export const availability = defineEntity({
  name: "availability",
  typeName: "Availabilities",
  location: "shared/availability.yaml",
  schema: z.strictObject({
    hire: availabilityOf("a hire page"),
    build: availabilityOf("a service or development page"),
    company: availabilityOf("a page about the company"),
    story: availabilityOf("a case study"),
    contact: requiresPart("portfolio", availabilityOf("the contact page, which has asked already")),
  }),
});

export const latestBlog = defineEntity({
  name: "latest-blog",
  location: "shared/latest-blog.yaml",
  schema: z.strictObject({ eyebrow: text("Small line above the heading."), action }),
});

const workplace = shape("Workplace", "Where people of an opening come to work.", {
  town: text("Town, as in an address."),
  country: country("Two-letter country code."),
});

export const job = defineEntity({
  name: "job",
  location: "jobs/*.yaml",
  schema: z.strictObject({
    slug: slug("Last part of the address of its page."),
    sample: z
      .boolean()
      .default(false)
      .describe("A sample to replace before launch; search engines are not told of it."),
    ...publication,
    expiresAt: moment("Day on which it closes: from then on there is no page of it.").optional(),
    seo,
    heading: text("Title of the position."),
    text: text("What the person will do."),
    hue: choice("Hue", "Colour of its head.", hues).default("lilac"),
    image: image("Clay object that stands for the work.").optional(),
    imageNight: byNight,
    location: text("Where, in the words that visitors read."),
    workplace: workplace
      .describe("The same for search engines, which hear of no opening without it or remoteWithin.")
      .optional(),
    remoteWithin: z
      .array(country("A country's two-letter code."))
      .default([])
      .describe("Countries from where the work may be done remotely."),
    pay: text("What it pays, as a range, such as ₹6 to 10 lakhs a year.").optional(),
    hours: text("How much of a week, where it is a part of one, such as 20 hours a week.").optional(),
    employmentType: choice("EmploymentType", "How the person is employed.", [
      "FULL_TIME",
      "PART_TIME",
      "CONTRACTOR",
      "INTERN",
    ]),
    designation: z.int().describe("The designation that its application form begins with.").optional(),
    createdAt: date("Day of publication."),
    duties: z.array(textItem).default([]).describe("Areas of the work."),
    requirements: z.array(text("One entry.")).min(1).describe("What we ask."),
  }),
});
