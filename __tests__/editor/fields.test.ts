/** @jest-environment node */
import { z } from "zod";
import { seo } from "../../src/content-model/entities/shapes";
import {
  date,
  image,
  moment,
  reference,
  shape,
  slug,
  text,
  textOrEmpty,
} from "../../src/content-model/markers";
import { fieldsOf } from "../../src/editor/fields";
import { momentsInUtc } from "../../src/editor/moments";
import { tidy } from "../../src/editor/tidy";

const schema = z.strictObject({
  slug: slug("Last part of the address."),
  heading: text("The heading."),
  firedOn: date("When it left the kiln."),
  publishAt: moment("When it is shown.").optional(),
  hue: z.enum(["brand", "teal"]).default("brand").describe("Its colour."),
  glaze: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe("Colour of the glaze."),
  pieces: z.int().min(1).max(9).describe("How many."),
  maker: reference("potter", "Who made it."),
  helpers: z.array(reference("potter", "Who helped.")).min(2).describe("Helpers."),
  photo: shape("Photo", "A photo.", { image: image("The picture."), alt: textOrEmpty("What it shows.") }),
  marks: z
    .array(shape("Mark", "A mark.", { heading: text("The mark.") }))
    .length(3)
    .describe("Marks."),
  work: z.enum(["FULL_TIME"]).describe("How one works."),
  designation: z.int().describe("What one is."),
  seo,
  sample: z.boolean().default(false).describe("A sample."),
});

const fields = fieldsOf(schema, {
  nameOf: () => "name",
  optionsOf: (list) => [{ id: 5, text: `Of ${list}` }],
});
const field = (name: string) => fields.find((candidate) => candidate.name === name);

test("a choice is shown in words, and what has to be filled in is open", () => {
  expect(field("work")).toMatchObject({ options: [{ value: "FULL_TIME", label: "Full time" }] });
  expect(field("designation")).toMatchObject({ options: [{ value: 5, label: "Of designations" }] });
  expect(field("photo")).toMatchObject({ collapsed: false });
});

test("each kind of field has its control, its words and its limits", () => {
  expect(field("heading")).toMatchObject({
    label: "Heading",
    hint: "The heading.",
    widget: "string",
    required: true,
  });
  expect(field("firedOn")).toMatchObject({
    label: "Fired on",
    widget: "datetime",
    type: "date",
    format: "YYYY-MM-DD",
  });
  expect(field("publishAt")).toMatchObject({
    required: false,
    hint: expect.stringContaining("2024-05-31T09:00Z") as string,
  });
  expect(field("hue")).toMatchObject({
    widget: "select",
    options: ["brand", "teal"],
    default: "brand",
    required: false,
  });
  expect(field("glaze")).toMatchObject({ widget: "color" });
  expect(field("pieces")).toMatchObject({ widget: "number", value_type: "int", min: 1, max: 9 });
  expect(field("maker")).toMatchObject({ widget: "relation", collection: "potter", value_field: "slug" });
  expect(field("helpers")).toMatchObject({ widget: "relation", multiple: true, min: 2 });
  expect(field("marks")).toMatchObject({ widget: "list", min: 3, max: 3, fields: [{ name: "heading" }] });
  expect(field("photo")).toMatchObject({
    widget: "object",
    fields: [{ widget: "image" }, { required: false }],
  });
  expect(field("seo")).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "description", minlength: 70, maxlength: 160 }),
      expect.objectContaining({ name: "image", label: "Picture in shared links" }),
    ]) as unknown,
  });
  const [pattern] = (field("slug") as { pattern: [string, string] }).pattern;
  expect([new RegExp(pattern).test("blue-cup"), new RegExp(pattern).test("blue cup")]).toEqual([true, false]);
});

test("what says nothing is not written, unless it stood there or must", () => {
  const values = {
    heading: "Cup",
    publishAt: "",
    hue: "brand",
    photo: { image: "./a.webp", alt: "" },
    sample: false,
  };
  const kept = tidy(fields, values, {});
  expect(kept).toMatchObject({ heading: "Cup", photo: { image: "./a.webp", alt: "" } });
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(["publishAt"]));
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(["hue"]));
  expect(tidy(fields, values, { sample: false })).toMatchObject({ sample: false });
});

test("a moment of another zone is shown in UTC, and stays as it was written until it is changed", () => {
  const written = { heading: "Cup", publishAt: "2026-12-01T09:00+05:30" };
  const shown = momentsInUtc(fields, written);
  expect(shown).toEqual({ heading: "Cup", publishAt: "2026-12-01T03:30Z" });
  expect(tidy(fields, shown, written)).toMatchObject(written);
  const changed = { ...shown, publishAt: "2026-12-01T04:00Z" };
  expect(tidy(fields, changed, written)).toMatchObject(changed);
  for (const publishAt of ["2026-12-01", "2026-12-01T09:00Z", "soon"])
    expect(momentsInUtc(fields, { publishAt })).toEqual({ publishAt });
});
