import { z } from "zod";
import { defineEntity } from "../../entity";
import { image, shape, text, verbatim } from "../../markers";
import { intro } from "../shapes";

const quantity = (typeName: string, description: string) =>
  shape(typeName, description, {
    label: text("Name of the control."),
    none: text("For 0.").optional(),
    one: text("For 1."),
    many: text("For more; {n} is the number."),
  });

export const estimate = defineEntity({
  name: "estimate",
  typeName: "Estimate",
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
