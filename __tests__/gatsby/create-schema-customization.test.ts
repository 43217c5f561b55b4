/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization } from "../../src/gatsby/create-schema-customization";

/** The types passed to Gatsby's `createTypes`. */
const givenTypes = (): unknown[] => {
  const createTypes = jest.fn<void, [unknown]>();
  createSchemaCustomization({
    actions: { createTypes, createFieldExtension: () => undefined },
    schema: { buildObjectType: (type: unknown) => type },
    basePath: "",
  } as unknown as CreateSchemaCustomizationArgs);
  return createTypes.mock.calls.flatMap(([types]) => types);
};

test("settings have explicit types: fields, descriptions, copy, and no JSON", () => {
  const types = givenTypes();
  expect(types.filter((type) => typeof type !== "string")).toEqual([]);
  const sdl = types.join("\n");
  expect(sdl).not.toMatch(/: \[?JSON\b/);
  expect(sdl).toMatch(/type Labels implements Node @dontInfer \{[^}]*\n {2}frame: FrameLabels!/);
  expect(sdl).toMatch(/type FrameLabels \{\n {2}"Skip link\."\n {2}skip: String! @copy/);
  expect(sdl).toMatch(/^ {2}emailEnding: EmailEnding!/m);
});
