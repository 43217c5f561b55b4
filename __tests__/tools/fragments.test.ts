/** @jest-environment node */
import { z } from "zod";
import { toGraphql } from "../../src/content-model/graphql/to-graphql";
import { image, notOnPages, reference, shape, slug, text } from "../../src/content-model/markers";
import { missingFragments, toFragments } from "../../tools/build/write-fragments";

const entity = (name: string, typeName: string, fields: z.ZodRawShape) => ({
  name,
  typeName,
  location: `${name}s/*.yaml`,
  schema: z.strictObject(fields),
});

const mark = shape("Mark", "A sign under the foot.", {
  sign: text("The sign."),
  of: text("Whose.").optional(),
});
const photo = shape("Photo", "How it looks.", { file: image("It."), alt: text("It, in words.") });

const fragments = (fields: z.ZodRawShape) =>
  toFragments(
    toGraphql([
      entity("cup", "Cup", fields),
      entity("potter", "Potter", { slug: slug("Name in the address.") }),
    ]),
  );

test("a type's fragment has all its fields, those of another type by that type's fragment", () => {
  expect(fragments({ name: text("What it is called."), marks: z.array(mark).optional(), view: photo }))
    .toBe(`  fragment Mark on Mark {
    sign
    of
  }

  fragment Cup on Cup {
    name
    marks {
      ...Mark
    }
    view {
      ...Photo
    }
  }

  fragment Potter on Potter {
    slug
  }`);
});

test.each([
  ["a picture", { photo: image("It.") }],
  ["another entry", { maker: reference("potter", "Who made it.") }],
  ["other entries", { makers: z.array(reference("potter", "Who helped.")) }],
])("a type with %s has none, because its section decides what it shows of it", (_, fields) => {
  expect(fragments({ name: text("What it is called."), ...fields })).not.toContain("fragment Cup");
});

test("a field that no page reads is left out, also as a reason to decide something", () => {
  const kept = { name: text("What it is called.") };
  const hidden = notOnPages(image("For the catalogue."));
  expect(fragments({ ...kept, hidden, price: notOnPages(z.int()).default(1) })).toBe(fragments(kept));
});

test("a type with a picture that others select needs a fragment in a section", () => {
  const made = fragments({ view: photo, marks: z.array(mark) });
  expect(missingFragments(made, [])).toEqual(["Photo"]);
  expect(missingFragments(made, ["graphql`\n  fragment Photo on Photo {\n    alt\n  }\n`"])).toEqual([]);
});
