import { z } from "zod";
import { defineEntity } from "../../entity";
import { reference, shape, slug, text, verbatim } from "../../markers";
import { intro } from "../shapes";

/** Interactive demos of case studies' products. */

const colour = (description: string) =>
  verbatim(description).regex(/^#[0-9a-f]{6}$/, { message: "a colour such as #ff6b4a" });

/** The singular and plural of a word with a number. */
const counted = shape("Counted", "A number with its word.", {
  one: text("For one; {n} is the number."),
  many: text("For any other number; {n} is the number."),
});

const settleUp = shape("SettleUp", "Friends, what they paid, and the fewest payments that settle it.", {
  money: verbatim("An amount; {amount} is the number with two decimals."),
  friends: z
    .array(
      shape("Friend", "Somebody, and what they paid.", {
        name: text("First name, up to 12 letters.", { max: 12 }),
        paid: z.int().min(0).max(99_999).describe("In whole units of the currency."),
      }),
    )
    .min(3)
    .max(8)
    .describe("Who is there at first."),
  spare: z.array(text("First name.")).min(1).describe("Names for friends who are added."),
  debts: counted,
  payments: counted,
  pictureAlt: text("What the picture shows; {debts} and {payments} are filled in."),
  views: text("Name of the choice between debts and payments."),
  table: text("Heading over the amounts."),
  who: text("Name of the field for a name; {number} is filled in."),
  paid: text("Name of the field for an amount; {name} is filled in."),
  limits: text("Under an amount that does not count as it was typed; {most} is filled in."),
  less: text("Button that takes 10 off an amount; {name} is filled in."),
  more: text("Button that adds 10 to it; {name} is filled in."),
  getsBack: text("Balance of who paid more; {amount} is filled in."),
  owes: text("Balance of who paid less; {amount} is filled in."),
  even: text("Balance of who paid their share."),
  add: text("Button that adds a friend."),
  remove: text("Button that removes a friend; {name} is filled in."),
  share: text("Button that copies a link to this tangle."),
  copied: text("On that button once it is copied."),
  shared: text("Said then."),
  result: text("Said after a change; {debts} and {payments} are filled in."),
  reset: text("Button that brings the first friends back."),
  steps: text("Heading over the steps."),
  split: text("First step; {total}, {people} and {share} are filled in."),
  odd: text("Added when cents are left; {cents} is how many."),
  pays: text("A payment; {from}, {to} and {amount} are filled in."),
  done: text("Who is even after it; {name} is filled in."),
  left: text("Who still gets something after it; {name} and {amount} are filled in."),
  stillOwes: text("Who still owes something after it; {name} and {amount} are filled in."),
  nothing: text("When nobody owes anything."),
  unreadable: text("Said when a shared link cannot be read."),
});

const contrastCard = shape("ContrastCard", "A card whose colours mend their own contrast.", {
  name: text("Largest line on the card, some 17 letters."),
  role: text("Small line on the card, some 30 letters."),
  mail: verbatim("Another small line."),
  brand: text("Name of the choice of a colour."),
  own: text("Name of the field for a colour of one's own."),
  paper: text("Name of the choice of a paper."),
  brands: z
    .array(shape("CardColour", "A colour to try.", { name: text("Its name."), colour: colour("Its code.") }))
    .min(3)
    .describe("The first is chosen at first."),
  papers: z
    .array(shape("CardPaper", "A paper.", { name: text("Its name."), colour: colour("Its code.") }))
    .min(2)
    .describe("The first is chosen at first."),
  asChosen: text("Heading of the card as it was chosen."),
  mended: text("Heading of the mended card."),
  untouched: text("In its place when there was nothing to mend."),
  large: text("What the largest line needs; {wanted} is filled in."),
  small: text("What small lines need; {wanted} is filled in."),
  ratio: text("A contrast; {ratio} is filled in."),
  passes: text("Beside a contrast that is enough."),
  fails: text("Beside one that is too low."),
  sum: text("The sum in words; {light}, {dark} and {ratio} are filled in."),
  result: text("What was done; {before}, {after}, {was} and {is} are filled in."),
  kept: text("When nothing had to be done; {is} is filled in."),
});

/** A file of `content/plays` has one of them. */
const toys = { settleUp, contrastCard };

export const play = defineEntity({
  name: "play",
  location: "plays/*.yaml",
  hasPlaceholders: true,
  schema: z
    .strictObject({
      slug: slug("Other files refer to it; links reach it on its page as #slug."),
      ...intro,
      ...z.object(toys).partial().shape,
    })
    .refine((file) => Object.keys(toys).filter((toy) => toy in file).length === 1, {
      message: `exactly one toy: ${Object.keys(toys).join(" or ")}`,
    }),
});

export const playOfCaseStudy = reference("play", "Something to try, under the challenges.").optional();
