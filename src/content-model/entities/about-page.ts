import { z } from "zod";
import { defineEntity } from "../entity";
import { choice, image, notOnPages, shape, text } from "../markers";
import { action, byNight, intro, dayNightPicture, page, picturedSection, sectionIntro, stat } from "./shapes";

const badge = shape("AccreditationBadge", "One accreditation.", {
  image: image("The badge."),
  alt: text("What the badge shows."),
  heading: text("Score, such as 99% job success score.").optional(),
  rating: z.number().min(0).max(5).optional().describe("Stars out of five."),
  text: text("What was awarded."),
});

const photo = shape("GalleryPhoto", "One photo of the gallery.", {
  imgUrl: image("The photo."),
  imgUrlNight: byNight,
  alt: text("What the photo shows."),
  layout: choice("PhotoShape", "Shape of its place in the grid.", ["square", "wide", "tall"]).default(
    "square",
  ),
});

const journeyItem = shape("JourneyItem", "One year.", {
  year: z.int().min(1900).describe("The year."),
  imgUrl: image("Picture of the year."),
  imgUrlNight: byNight,
  alt: text("What the picture shows."),
  content: text("What happened."),
});

const unfinishedYear = shape(
  "UnfinishedYear",
  "The year that is not over: a tile without a date after the others.",
  {
    label: text("What the list of years says in place of a date."),
    ...dayNightPicture,
    heading: text("Heading of the tile."),
    text: text("What is under way."),
  },
);

export const aboutPage = defineEntity({
  name: "about-page",
  location: "pages/about.yaml",
  schema: z.strictObject({
    ...page,
    stats: z.array(stat).length(4).describe("Four stat tiles."),
    accreditations: shape("Accreditations", "Accredited-by carousel.", {
      ...intro,
      sample: notOnPages(z.boolean()).default(false).describe("Badges are samples to replace before launch."),
      badges: z.array(badge).min(1).describe("Distinct badges; the carousel repeats them to fill its loop."),
    }),
    lifeGallery: shape("LifeGallery", "Photo gallery with a full-screen viewer.", {
      ...intro,
      slides: z
        .array(
          shape("GallerySlide", "One slide of photos.", {
            photos: z.array(photo).min(1).describe("Photos."),
          }),
        )
        .min(1)
        .describe("Slides of the gallery."),
    }),
    journeyTimeline: shape("JourneyTimeline", "Timeline.", {
      ...intro,
      items: z.array(journeyItem).min(1).describe("Years, oldest first; the last is selected at load."),
      unfinished: unfinishedYear,
    }),
    values: picturedSection,
    people: sectionIntro.describe("Words over the people of content/people."),
    workTogether: shape("WorkTogether", "Two cards at the end of the page.", {
      cards: z
        .array(
          shape("WorkTogetherCard", "One card.", {
            heading: text("Heading."),
            text: text("A sentence."),
            ...dayNightPicture,
            action,
          }),
        )
        .length(2)
        .describe("The two cards."),
    }),
  }),
});
