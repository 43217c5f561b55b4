import { z } from "zod";
import { date, shape, textWithBlanks, text, verbatim } from "../../markers";
import { requiresPart } from "../../parts";

const alt = text("What the drawing shows, for those who do not see it.");

/** The result of a choice. */
const outcome = (typeName: string, description: string, blanks: readonly string[]) =>
  shape(typeName, description, {
    value: textWithBlanks("In large type, three words at most.", blanks),
    text: textWithBlanks("A sentence or two.", blanks),
  });

const renderCost = shape("RenderCost", "What one typed letter costs, in components that run.", {
  alt,
  parts: shape("RenderParts", "Names of the components, short.", {
    page: text("The page, on top."),
    menu: text("Its first part."),
    field: text("The part where people type."),
    list: text("The part with six lines."),
    total: text("Its last part."),
  }),
  frame: text("Label of the mark at 16 milliseconds."),
  state: text("Asks where the typed letter is kept."),
  inPage: text("It is kept in the page."),
  inField: text("It is kept in the field."),
  memo: text("Switch: the list runs only when its own data change."),
  slow: outcome("RenderSlow", "More than a frame.", ["ms", "count", "all", "frames"]),
  fast: outcome("RenderFast", "Less than a frame.", ["ms", "count", "all", "frames"]),
});

const requestQueue = shape("RequestQueue", "Twelve requests, one process, one database.", {
  alt,
  waiting: text("Where requests stand in line."),
  server: text("The process that works."),
  database: text("Where answers are waited for."),
  answered: text("Where finished requests go."),
  mode: text("Asks how the process waits."),
  blocking: text("It stands still and waits."),
  async: text("It goes on meanwhile."),
  send: text("Button that sends the requests."),
  step: text("The same button where motion is unwanted: goes on by a step."),
  clock: text("Label of the slider of time."),
  seconds: textWithBlanks("A time.", ["seconds"]),
  blocked: outcome("QueueBlocked", "What blocking comes to.", ["seconds", "count"]),
  flowing: outcome("QueueFlowing", "What not blocking comes to.", ["seconds", "count"]),
});

const componentPart = shape("ComponentPart", "One part of a component's file.", {
  label: text("Its name on the button."),
  code: z
    .array(verbatim("A line of code, 31 characters at most.", { max: 31 }))
    .min(1)
    .max(3)
    .describe("Its lines."),
  wakes: z.array(z.int().min(0)).describe("Which lines run when the count changes, from 0."),
  value: text("In large type."),
  text: text("Who reads it, and what it is for."),
});

const openComponent = shape("OpenComponent", "A component taken apart into its three parts.", {
  alt,
  file: verbatim("Name of the file."),
  product: text("What the finished component sells."),
  unit: verbatim("What one costs, in whole units of money."),
  currency: verbatim("Sign of the money."),
  pick: text("Asks which part to look at."),
  template: componentPart,
  script: componentPart,
  style: componentPart,
  add: text("Button: one more."),
  woken: outcome("ComponentWoken", "What a change comes to.", ["count"]),
});

const supportBlanks = ["version", "months", "day", "next", "latest"];

const supportCalendar = shape("SupportCalendar", "How long each release is looked after.", {
  alt,
  product: text("What is released, without its number."),
  releases: z
    .array(
      shape("SupportedRelease", "One major release.", {
        version: verbatim("Its number."),
        released: date("The day of its release."),
        fixesUntil: date("The last day of bug fixes."),
        securityUntil: date("The last day of security fixes."),
      }),
    )
    .length(4)
    .describe("Releases, oldest first."),
  from: date("Where the calendar begins."),
  to: date("Where it ends."),
  day: date("The day that is shown until the visitor's own is known."),
  chosen: verbatim("The release that is chosen at first."),
  fixes: text("What the first part of a bar stands for."),
  security: text("What the second part of a bar stands for."),
  version: text("Asks which release the visitor has."),
  month: text("Label of the slider of months."),
  unreleased: outcome("SupportUnreleased", "Before its release.", supportBlanks),
  supported: outcome("SupportFull", "While bugs are mended.", supportBlanks),
  guarded: outcome("SupportSecurity", "While only security holes are mended.", supportBlanks),
  ended: outcome("SupportEnded", "After its end, with a newer release.", supportBlanks),
});

const backGesture = shape("BackGesture", "One swipe on two systems.", {
  alt,
  ios: text("Name of the first system."),
  android: text("Name of the second system."),
  list: text("Heading of the screen before."),
  detail: text("Heading of the screen on top."),
  edge: text("Asks where the thumb begins."),
  left: text("At the left edge."),
  right: text("At the right edge."),
  thumb: text("Label of the slider of the thumb's way."),
  percent: textWithBlanks("A part of the way.", ["percent"]),
  swipe: text("Button that swipes."),
  fromLeft: outcome("GestureFromLeft", "What the left edge comes to.", []),
  fromRight: outcome("GestureFromRight", "What the right edge comes to.", []),
});

const layoutShift = shape("LayoutShift", "Two pages that load: one jumps under the thumb.", {
  alt,
  loose: text("Name of the page without room for its picture."),
  kept: text("Name of the page that keeps room."),
  picture: text("What arrives late."),
  cancel: text("The button that nobody wants to press."),
  pay: text("The button that people aim at."),
  load: text("Button that loads both pages."),
  step: text("The same button where motion is unwanted: goes on by a step."),
  clock: text("Label of the slider of time."),
  seconds: textWithBlanks("A time.", ["seconds"]),
  before: outcome("ShiftBefore", "Before the picture.", ["score"]),
  after: outcome("ShiftAfter", "After the picture.", ["score"]),
});

const stagedRelease = shape("StagedRelease", "How many people meet a fault before it is noticed.", {
  alt,
  day: textWithBlanks("A day of the release.", ["day"]),
  stages: z.array(z.int().min(1).max(100)).length(7).describe("Percent of people who have it, by day."),
  way: text("Asks how the release goes out."),
  inStages: text("In stages."),
  atOnce: text("To everybody at once."),
  noticed: text("Label of the slider of days."),
  spared: outcome("ReleaseSpared", "What stages come to.", ["met", "spared"]),
  everybody: outcome("ReleaseEverybody", "When everybody has it.", ["met", "spared"]),
});

const figures = {
  renderCost,
  requestQueue,
  openComponent,
  supportCalendar,
  backGesture,
  layoutShift,
  stagedRelease,
};

export const signature = requiresPart(
  "play",
  shape("Signature", "What only this page has: a figure to try. The name of one figure, with its words.", {
    heading: text("Heading."),
    text: text("What it shows and why that matters."),
    ...z.object(figures).partial().shape,
  }),
);
