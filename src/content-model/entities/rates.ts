import { z } from "zod";
import { defineEntity } from "../entity";
import { shape, slug, text } from "../markers";

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
    monthHours: z.int().min(1).describe("Hours in such a month."),
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
