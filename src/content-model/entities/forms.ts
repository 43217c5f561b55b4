import { z } from "zod";
import type { FieldTable } from "../form-fields/field";
import { forms, type Forms } from "../form-fields/forms";
import { keysOf, recordOf } from "../records";
import { ruleCodes, serverMessageCodes } from "../rule-codes";
import { choice, entries, link, notOnPages, shape, text, verbatim } from "../markers";

/** An object with one message per name. Programs may compare these messages. */
const messagePerName = <Name extends string>(typeName: string, description: string, names: readonly Name[]) =>
  shape(
    typeName,
    description,
    recordOf(names, (name) => verbatim(`Text for ${name}.`)),
  );

const fieldText = shape("FieldText", "What stands at one field.", {
  label: text("Name of the field."),
  hint: text("A line that helps to fill it in.").optional().describe("A line that helps to fill it in."),
  document: shape("FieldDocument", "What can be read before a box is ticked; after the hint.", {
    label: text("Words of the link."),
    href: link("Where it stands."),
  }).optional(),
});

/** The fields with a label of their own. Fixed fields are never shown, and all forms share the captcha's label. */
type Labelled<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name]["kind"] extends "fixed" | "robot" ? never : Name;
}[keyof Table & string];

const unlabelled: readonly unknown[] = ["fixed", "robot"];

const labelled = <Table extends FieldTable>(fields: Table) =>
  keysOf(fields).filter((name): name is Labelled<Table> => !unlabelled.includes(fields[name]?.kind));

const tool = shape("FormTool", "What agents of browsers read of a form (WebMCP).", {
  name: verbatim("Name of the form, in lower case with underscores; no other form has it."),
  text: text("What it is for, and that the visitor sends it."),
});

const formTexts = <Table extends FieldTable>(description: string, fields: Table) =>
  shape("FormTexts", "Words of one form.", {
    name: text("Name of the form for assistive technology; tests rely on it."),
    heading: text("Heading over the form.")
      .optional()
      .describe("Heading over the form; leave out where the page has one."),
    text: text("A line under the heading.").optional().describe("A line under the heading."),
    submit: text("Label of the button that sends."),
    fold: text("Opens the fields that need no answer.")
      .optional()
      .describe(
        "Opens the fields that need no answer; the contact page's form has such. {budget} is what is sent of the slider.",
      ),
    foldWithSkype: text("The same where a Skype name is asked for too.")
      .optional()
      .describe("The same where a Skype name is asked for too."),
    tool,
    fields: entries("field", "Labels and hints, by field.", fieldText, labelled(fields)),
  }).describe(description);

const textsByForm = recordOf(keysOf(forms), (kind) =>
  formTexts(forms[kind].description, forms[kind].fields),
) as { [Kind in keyof Forms]: ReturnType<typeof formTexts<Forms[Kind]["fields"]>> };

const captcha = shape("CaptchaTexts", "The robot test.", {
  name: text("Name of the group; tests rely on it."),
  tick: text("Label of the box to tick."),
  working: text("While the test runs."),
  passed: text("After the test is passed."),
  expired: text("When a passed test is too old to be sent."),
  failed: text("When the test cannot be loaded."),
  reload: text("Button that loads the test again."),
  insecure: text("Where the page was opened without https, and the test cannot run; {email} becomes a link."),
});

const outcome = shape("OutcomeTexts", "What /thank-you says of an attempt.", {
  reference: text("Line with the reference; {reference} is filled in."),
  next: text("After a success, under the reference; {email} and {phone} become links."),
  tryAgain: text("Link back to the form."),
  instead: text(
    "After a failure, and on error pages: where to write or call; {email} and {phone} become links.",
  ),
});

const halfDay = shape("HalfDayTexts", "Half a working day.", {
  name: text("What the message calls it."),
  from: z.int().min(0).max(23).describe("First hour, by the visitor's clock."),
  to: z.int().min(1).max(24).describe("Hour at which it ends."),
});

const times = shape("TimesTexts", "The calendar of times for a call.", {
  heading: text("Name of the calendar."),
  hint: text("Under it; {morning}, {afternoon} and {zone} are filled in."),
  morning: halfDay,
  afternoon: halfDay,
  day: text("A day in full; {weekday}, {date} and {month} are filled in."),
  halfDay: text("A half-day in full; {day} and {half} are filled in."),
  count: text("How many are chosen; {n} and {most} are filled in."),
  full: text("When one more is chosen; {most} is filled in."),
  noRoom: text("When the message would become too long."),
  preview: text("Before what goes into the message."),
  sentence: text("What goes into the message; {zone} and {times} are filled in."),
  save: text("Button on /thank-you that saves a calendar file."),
  event: text("Name of each entry in that file."),
  eventText: text("Description of each entry."),
});

export const formsSchema = z.strictObject({
  emailEnding: choice(
    "EmailEnding",
    "short: addresses end in 2 or 3 letters. any: longer endings and + before the @ are accepted too.",
    ["short", "any"],
  ),
  messages: messagePerName(
    "FormMessages",
    "A contract: what each failed check and each outcome says; {field}, {over} and {max} are filled in.",
    [...ruleCodes, "sent", "wentWrong"],
  ),
  serverMessages: notOnPages(
    messagePerName(
      "ServerMessages",
      "What the server answers; {field} is the field's name.",
      serverMessageCodes,
    ),
  ),
  emailHelp: text("Under an address that was refused; {email} becomes a link."),
  noscript: text("Where scripts do not run; {email} and {phone} become links."),
  dismiss: text("Name of the button that closes an alert."),
  optional: text("Added to the label of a field that may stay empty."),
  choose: text("First entry of a list, before anything is chosen."),
  phoneAsTyped: text(
    "Ends the message where the phone field says more than a number, such as an extension; {phone} is filled in.",
  ),
  linkToWork: text("Ends the message of an application that has a link to work; {link} is filled in."),
  applyingFor: text("In the message of an application for an opening; {opening} is its name."),
  storyRead: text("In the message of who came from a case study's page; {story} is its name."),
  budgetValue: text("Value of the budget slider; {n} is the number."),
  budgetEnd: text(
    "Under the slider at its end, where the message may tell a larger sum; {budget} is its value.",
  ),
  captcha,
  outcome,
  times,
  ...textsByForm,
});

export type FormsSettings = z.infer<typeof formsSchema>;
