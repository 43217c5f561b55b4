/** @jest-environment node */
import { z } from "zod";
import { entities } from "../../src/content-model/entities/entities";
import type { Entity } from "../../src/content-model/entity";
import { defineEntity } from "../../src/content-model/entity";
import { toGraphql } from "../../src/content-model/graphql/to-graphql";
import {
  choice,
  date,
  entries,
  image,
  link,
  markdown,
  reference,
  shape,
  slug,
  text,
} from "../../src/content-model/markers";

const entity = (name: string, typeName: string, fields: z.ZodRawShape): Entity => ({
  name,
  typeName,
  location: `${name}s/*.yaml`,
  schema: z.strictObject(fields),
});

const cup = entity("cup", "Cup", {
  slug: slug("Name in the address."),
  name: text("What it is called."),
  story: markdown("How it was made."),
  photo: image("It."),
  firedOn: date("When it left the kiln."),
  shop: link("Where to buy it."),
  price: z.number(),
  pieces: z.int(),
  glazes: z.array(text("A glaze.")).default(["clear"]),
  maker: reference("potter", "Who made it."),
  helpers: z.array(reference("potter", "Who helped.")).optional(),
  finish: z.enum(["matt", "gloss"]).default("matt"),
  marks: z.array(shape("Mark", "A sign under the foot.", { sign: text("The sign.").optional() })),
});
const potter = entity("potter", "Potter", { slug: slug("Name in the address.") });

test("a schema becomes explicit types with references, pictures, dates and defaults", () => {
  expect(toGraphql([cup, potter])).toBe(`"A sign under the foot."
type Mark {
  "The sign."
  sign: String @copy
}

"A file of content/cups."
type Cup implements Node @dontInfer {
  "Name in the address."
  slug: String!
  "What it is called."
  name: String! @copy
  "How it was made."
  story: String! @markdown
  "It."
  photo: File! @fileByRelativePath
  "When it left the kiln."
  firedOn: Date! @dateformat
  "Where to buy it."
  shop: String!
  price: Float!
  pieces: Int!
  glazes: [String!]! @copy @fallback(json: "[\\"clear\\"]")
  "Who made it."
  maker: Potter! @link(by: "slug")
  helpers: [Potter!] @bySlug
  "One of matt, gloss."
  finish: String! @fallback(json: "\\"matt\\"")
  marks: [Mark!]!
}

"A file of content/potters."
type Potter implements Node @dontInfer {
  "Name in the address."
  slug: String!
}`);
});

test("a choice becomes an enum", () => {
  const clay = choice("Clay", "What it is made of.", ["stoneware", "porcelain"]);
  expect(toGraphql([entity("bowl", "Bowl", { clay })])).toBe(`"What it is made of."
enum Clay {
  stoneware
  porcelain
}

"A file of content/bowls."
type Bowl implements Node @dontInfer {
  clay: Clay!
}`);
});

test("each type of the site says what it is, and each field where its type does not say the same", () => {
  const lines = toGraphql(entities).split("\n");
  const isDescribed = (index: number) => Boolean(lines[index - 1]?.trim().startsWith('"'));
  const types = lines.filter((line, index) => /^(?:type|enum) /.test(line) && isDescribed(index));
  const described = new Set(types.map((line) => line.split(" ")[1]));
  const silent = lines.filter(
    (line, index) =>
      !isDescribed(index) &&
      (/^(?:type|enum) /.test(line) ||
        (/^ {2}\w+: /.test(line) && !described.has(/: \[?(\w+)/.exec(line)![1]))),
  );
  expect(silent).toEqual([]);
});

test("a field that has its shape's description does not repeat it", () => {
  const mark = shape("Mark", "A sign.", { sign: text("The sign.") });
  const sdl = toGraphql([entity("cup", "Cup", { mark, second: mark.describe("A sign of its own.") })]);
  expect(sdl.match(/"A sign\."/g)).toHaveLength(1);
  expect(sdl).toContain('"A sign of its own."\n  second: Mark!');
});

test("a shape used twice is defined once", () => {
  const mark = shape("Mark", "A sign.", { sign: text("The sign.") });
  const sdl = toGraphql([entity("cup", "Cup", { mark }), entity("bowl", "Bowl", { mark })]);
  expect(sdl.match(/type Mark /g)).toHaveLength(1);
});

test("two different shapes with one name are refused", () => {
  const first = shape("Mark", "A sign.", { sign: text("The sign.") });
  const second = shape("Mark", "A sign.", { letter: text("The letter.") });
  expect(() => toGraphql([entity("cup", "Cup", { first, second })])).toThrow(
    "Two different shapes are called Mark; give one another name.",
  );
});

test("a reference to an unknown entity is refused", () => {
  expect(() => toGraphql([cup])).toThrow("A reference names “potter”, which is no entity.");
});

test("a value without a GraphQL type is refused with its path", () => {
  expect(() => toGraphql([entity("cup", "Cup", { size: z.bigint() })])).toThrow(/CupSize/);
});

test.each(["id", "parent", "children", "internal", "fields"])(
  "a model with the reserved key %s is refused",
  (key) => {
    expect(() => defineEntity(entity("cup", "Cup", { [key]: text("A key.") }))).toThrow(
      `cup: ${key} is a key that Gatsby keeps for itself.`,
    );
  },
);

test("every entity becomes a node type that Gatsby does not infer", () => {
  const sdl = toGraphql(entities);
  for (const { typeName } of entities) {
    expect(sdl).toContain(`type ${typeName} implements Node @dontInfer {`);
  }
});

test("an object with one entry per name becomes a list", () => {
  const note = shape("Note", "What is said of one.", { label: text("It.") });
  const shelf = entity("shelf", "Shelf", { notes: entries("pot", "Notes, by pot.", note, ["bowl", "jug"]) });
  const sdl = toGraphql([shelf]);
  expect(sdl).toContain(`notes: [Note!]! @entries(nameField: "pot")`);
  expect(sdl).toMatch(
    /type Note \{\n {2}"[^"]+"\n {2}pot: String!\n {2}"It\."\n {2}label: String! @copy\n\}/,
  );
});
