import { z } from "zod";
import { choice, image, link, notOnPages, reference, shape, text, textOrEmpty } from "../markers";
import { requiresPart } from "../parts";

/** Shapes that several kinds of page share. */

export const hues = ["brand", "teal", "sun", "lilac", "sky"] as const;

/** Nine case studies need nine hues. The last four are mixtures of two others (styles/global.css). */
export const storyHues = [...hues, "iris", "leaf", "rose", "amber"] as const;

export const seo = shape("Seo", "What search engines and link previews show.", {
  title: text("Title of the page, without the company's name."),
  description: text(
    "One or two sentences, 70 to 160 characters, that say what a visitor finds on the page.",
    {
      min: 70,
      max: 160,
    },
  ),
  image: notOnPages(image("Picture for link previews, 1200 px wide or more.")).optional(),
  alsoCalled: notOnPages(z.array(text("A word or two.")))
    .default([])
    .describe("What visitors call it in other words; the site's own search finds it by them."),
});

export const action = shape("Action", "A button or link.", {
  label: text("What it says."),
  href: link("Where it leads; #inquiry scrolls to the form of the page."),
  from: z.boolean().default(false).describe("Adds ?from=<route name of the page> to the address."),
  times: z.boolean().default(false).describe("Opens the form with a calendar: When suits you?"),
});

/** Fields at the top of most sections: eyebrow, heading, text. */
export const intro = {
  eyebrow: text("Small line above the heading.").optional(),
  heading: text("Heading of the section."),
  text: text("Paragraph under the heading.").optional(),
};

export const picture = {
  image: image("The picture."),
  alt: textOrEmpty("What the picture shows; empty when it is decoration only."),
};

export const byNight = image(
  "The same picture by lamplight, for the dark theme; without it that shows the other one too.",
).optional();

/** A picture with an optional variant for the dark theme. */
export const dayNightPicture = {
  ...picture,
  imageNight: byNight,
};

export const sectionIntro = shape("SectionIntro", "A section that needs words only.", intro);

export const experiencesIntro = requiresPart(
  "portfolio",
  shape("ExperiencesIntro", "Words over the products that several pages show.", {
    ...intro,
    first: reference("case-study", "The product that this page shows first.").optional(),
  }),
);

/** Introduction of a block that several pages show, and this page's texts for the block's items, in order. */
const introOf = (typeName: string, description: string, count: number) =>
  shape(typeName, description, {
    ...intro,
    texts: z.array(text("One or two sentences, about this page's subject.")).length(count).describe("Texts."),
  });

export const processIntro = introOf("ProcessIntro", "Words over the six steps, and a text for each.", 6);
export const industriesIntro = introOf(
  "IndustriesIntro",
  "Words over the eight industries, and a text for each.",
  8,
);
export const hireTypesIntro = introOf("HireTypesIntro", "Words over the hire types, and a text for each.", 3);

export const engagementIntro = shape("EngagementIntro", "How We Engage: words over the contract types.", {
  ...intro,
  contracts: z
    .array(
      shape("ContractType", "What one type of contract means here.", {
        text: text("How it works."),
        points: z.array(text("One entry.")).length(3).describe("When it fits; each has its row."),
      }),
    )
    .length(3)
    .describe("The contract types, in order."),
});

export const latestBlogIntro = requiresPart(
  "blog",
  shape("LatestBlogIntro", "Words over teasers of articles.", {
    heading: text("Heading of the section."),
    text: text("Paragraph under the heading."),
    first: z
      .array(reference("article", "An article."))
      .default([])
      .describe("Articles about the page's subject, before the newest."),
  }),
);

export const closingWords = shape("ClosingWords", "What a page says last, in its own words.", {
  heading: text("Heading."),
  text: text("Paragraph under the heading."),
  image: image("The page's own picture, in place of the one of its kind.").optional(),
  imageNight: byNight,
  alt: textOrEmpty("What the picture shows.").optional(),
});

export const hero = shape("Hero", "Top of a page; its heading is the h1.", {
  eyebrow: text("Small line above the heading.").optional(),
  claim: text("First line of the h1, small; takes the place of the line above the heading.").optional(),
  heading: text("The page's h1."),
  text: text("Lead paragraph."),
  ...dayNightPicture,
  imagePhone: image("Another picture for phones, 11.6 by 10, in place of the middle of this one.").optional(),
  imagePhoneNight: image("The picture for phones by lamplight.").optional(),
  hue: choice("Hue", "Colour of the page's world.", hues).default("lilac"),
  points: z.array(text("A short claim.")).default([]).describe("Bullets under the lead."),
  actions: z.array(action).default([]).describe("Buttons; the first is the main one."),
});

/** Fields of most pages that have one file. */
export const named = { name: text("Short name, for breadcrumbs."), seo };
export const page = { ...named, hero };

export const stat = shape("Stat", "One figure.", {
  label: text("What is counted."),
  value: text("The figure; {years} is the number of years since the founding."),
  paragraph: text("A sentence about it.").optional(),
});

export const counter = shape("Counter", "One counter of a hire page.", {
  count: text("The figure, in quotes so that a leading zero stays."),
  title: text("What is counted."),
});

export const picturedItem = shape("PicturedItem", "A picture with a heading and a text.", {
  ...picture,
  heading: text("Heading."),
  text: text("One or two sentences."),
});

export const textItem = shape("TextItem", "A heading with a text.", {
  heading: text("Heading."),
  text: text("One to three sentences."),
});

export const headedList = shape("HeadedList", "A heading over a list.", {
  header: text("Heading of the list."),
  list: z.array(text("One entry.")).min(1).describe("Entries."),
});

export const textSection = shape("TextSection", "Words and buttons.", {
  ...intro,
  actions: z.array(action).min(1).describe("Buttons under the text."),
  image: image("Decoration between words and buttons, on wide screens.").optional(),
});

export const closingSection = shape(
  "ClosingSection",
  "Words and buttons beside a picture, at the end of a page.",
  {
    ...intro,
    ...dayNightPicture,
    actions: z.array(action).min(1).describe("Buttons under the text."),
  },
);

export const pointSection = shape("PointSection", "Words, a list and buttons.", {
  ...intro,
  points: z.array(text("One entry.")).min(1).describe("Entries of the list."),
  actions: z.array(action).default([]).describe("Buttons under the list."),
});

export const itemSection = shape("ItemSection", "Words over a set of headed texts.", {
  ...intro,
  items: z.array(textItem).min(2).describe("The set."),
  actions: z.array(action).default([]).describe("Buttons under the set."),
});

const pictured = (items: z.ZodArray<typeof picturedItem>) =>
  shape("PicturedSection", "Words over a set of pictured texts.", {
    ...intro,
    items: items.describe("The set."),
  });

export const picturedSection = pictured(z.array(picturedItem).min(2));
export const picturedSectionOf = (count: number) => pictured(z.array(picturedItem).length(count));

export const workCarousel = (atLeast: number) =>
  requiresPart(
    "portfolio",
    shape("WorkCarousel", "Carousel of case studies.", {
      ...intro,
      caseStudies: z
        .array(reference("case-study", "A case study."))
        .min(atLeast)
        .describe("Case studies, in order."),
    }),
  );

export const enquirySection = shape("EnquirySection", "A form, with words and a list beside it.", {
  ...intro,
  points: z.array(text("One entry.")).min(1).describe("Entries of the list."),
});

export const professionals = shape(
  "Professionals",
  "Words and buttons, and the people whom they are about.",
  {
    ...intro,
    people: z.array(reference("person", "A person.")).length(3).describe("Three people."),
    actions: z.array(action).default([]).describe("Buttons under the text."),
  },
);
