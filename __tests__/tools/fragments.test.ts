/** @jest-environment node */
import { z } from "zod";
import { entities } from "../../src/content-model/entities/entities";
import { toGraphql } from "../../src/content-model/graphql/to-graphql";
import { image, notOnPages, reference, shape, slug, text } from "../../src/content-model/markers";
import { fragmentFaults, toFragments } from "../../tools/build/write-fragments";

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

const fragments = (fields: z.ZodRawShape, written?: string) =>
  toFragments(
    toGraphql([
      entity("cup", "Cup", fields),
      entity("potter", "Potter", { slug: slug("Name in the address.") }),
    ]),
    written,
  );

test("a type's fragment has all its fields, those of another type by that type's fragment", () => {
  expect(fragments({ name: text("What it is called."), marks: z.array(mark).optional(), view: photo }))
    .toBe(`  fragment Mark on Mark {
    sign
    of
  }

  fragment PhotoFields on Photo {
    alt
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
])(
  "a type with %s has one with its other fields, because its section decides what it shows of it",
  (_, fields) => {
    const made = fragments({ name: text("What it is called."), view: photo, ...fields });
    expect(made).not.toContain("fragment Cup on");
    expect(made).toContain(`  fragment CupFields on Cup {
    name
    view {
      ...Photo
    }
  }`);
  },
);

test("a type with nothing but pictures has none", () => {
  expect(fragments({ photo: image("It.") })).not.toContain("on Cup");
});

test("a field is left out where the fragment of its type's name is on another type", () => {
  const fields = { name: text("What it is called."), view: photo };
  const written = (type: string) => `  fragment Photo on ${type} {\n    alt\n  }\n`;
  expect(fragments(fields, written("Photo"))).toBe(fragments(fields));
  expect(fragments(fields, written("Cup"))).toContain("  fragment CupFields on Cup {\n    name\n  }");
});

test("a field that no page reads is left out, also as a reason to decide something", () => {
  const kept = { name: text("What it is called.") };
  const hidden = notOnPages(image("For the catalogue."));
  const described = notOnPages(text("Its number.")).describe("Its number in the catalogue.");
  const price = notOnPages(z.int()).default(1);
  expect(fragments({ ...kept, hidden, described, price, weight: notOnPages(z.int().optional()) })).toBe(
    fragments(kept),
  );
});

describe("a fragment", () => {
  const types = new Set(["Cup", "Mark", "Photo"]);
  const made = fragments({ view: photo, marks: z.array(mark) });
  const photoFragment = "  fragment Photo on Photo {\n    alt\n  }\n";

  test("of a type with a picture has to be written", () => {
    expect(fragmentFaults(types, made, "")).toEqual([expect.stringMatching(/“fragment Photo on Photo”/)]);
    expect(fragmentFaults(types, made, photoFragment)).toEqual([]);
  });

  test("of a page with a reference too, where a template selects it", () => {
    const pot = fragments({ maker: reference("potter", "Who made it.") });
    expect(fragmentFaults(types, pot, "{\n  cup {\n    ...Cup\n  }\n}\n")).toEqual([
      expect.stringMatching(/“fragment Cup on Cup”/),
    ]);
  });

  test.each([
    ["Mark", "Mark"],
    ["PhotoFields", "Photo"],
  ])("that is made must not be written too: %s", (name, type) => {
    const written = `${photoFragment}  fragment ${name} on ${type} {\n    sign\n  }\n`;
    expect(fragmentFaults(types, made, written)).toEqual([
      `Delete “fragment ${name}” from src: it is made of the content model (docs/recipes.md#fragments).`,
    ]);
  });
});

test("pages do not get what only the build and the server read", () => {
  const made = toFragments(toGraphql(entities));
  expect(made).toContain("fragment SiteSettings on SiteSettings");
  const left = ["...ServerMessages", "...SecurityContact", "...EditorRepository", "monthHours"];
  for (const each of [...left, "publishAt", "draft", "alsoCalled"]) expect(made).not.toContain(each);
});
