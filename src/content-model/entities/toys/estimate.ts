import { z } from "zod";
import { defineEntity } from "../../entity";
import { image, shape, text, verbatim, slug, notOnPages } from "../../markers";
import { intro } from "../shapes";

/** Lowest, highest and initial value. */
const span = (typeName: string, description: string, least: number) =>
  shape(typeName, description, {
    least: z.int().min(least).describe("Fewest."),
    most: z.int().max(60).describe("Most."),
    initial: z.int().min(least).describe("At first."),
  });

export const rates = defineEntity({
  name: "rates",
  typeName: "RatesSettings",
  location: "settings/rates.yaml",
  schema: z.strictObject({
    hourly: z.int().min(1).describe("What an hour costs, in USD."),
    monthly: z.int().min(1).describe("What a developer costs for a month, in USD."),
    monthHours: notOnPages(z.int().min(1).describe("Hours in such a month.")),
    careHours: z.int().min(0).describe("Hours in a month of care after launch."),
    below: z.int().min(0).max(90).describe("How far the range reaches below the sum, in per cent."),
    above: z.int().min(0).max(200).describe("How far it reaches above, in per cent."),
    roundTo: z.int().min(1).describe("The range is rounded outwards to these, in USD."),
    platforms: z
      .array(
        shape("RatedPlatform", "Something to build.", {
          id: slug("Its name in the code and in tests."),
          label: text("What the visitor reads."),
          hours: z.int().min(0).describe("Hours of design and testing that it takes."),
        }),
      )
      .min(2)
      .describe("What can be built."),
    platform: slug("Id of the one that is chosen at first."),
    team: span("RatedTeam", "Developers.", 1),
    months: span("RatedMonths", "Months of building.", 1),
    care: span("RatedCare", "Months of care after launch.", 0),
  }),
});

const quantity = (typeName: string, description: string) =>
  shape(typeName, description, {
    label: text("Name of the control."),
    none: text("For 0.").optional(),
    one: text("For 1."),
    many: text("For more; {n} is the number."),
  });

export const estimate = defineEntity({
  name: "estimate",
  location: "shared/estimate.yaml",
  hasPlaceholders: true,
  schema: z.strictObject({
    ...intro,
    image: image("The finished pot."),
    frames: image("Its frames, six in a row, four rows."),
    alt: text("What the picture shows."),
    platform: text("Name of the choice of what is built."),
    team: quantity("TeamWords", "Developers."),
    months: quantity("MonthWords", "Months of building."),
    care: quantity("CareWords", "Months of care."),
    less: text("Button that takes one off; {what} is filled in."),
    more: text("Button that adds one; {what} is filled in."),
    money: verbatim("An amount; {amount} is filled in."),
    developers: text("Line of the sum; {team}, {months} and {rate} are filled in."),
    design: text("Line of the sum; {hours} and {rate} are filled in."),
    careLine: text("Line of the sum; {months}, {hours} and {rate} are filled in."),
    sum: text("Name of the sum."),
    range: text("The range; {from} and {to} are filled in."),
    estimate: text("Over the range."),
    spread: text("Why a range; {below} and {above} are filled in."),
    leavesOut: text("What it leaves out."),
    ask: text("Button that fills in the form."),
    asked: text("Said once the form is filled in."),
    message: verbatim(
      "What stands in the form then; {platform}, {team}, {months}, {care}, {from}, {to} and {sum} are filled in.",
    ),
    fold: text("What opens it, where there is little room."),
  }),
});
