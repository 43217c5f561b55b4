/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { buildSchema, getNamedType, isObjectType } from "gatsby/graphql";
import { createSchemaCustomization } from "../../src/gatsby/create-schema-customization";

interface Directed {
  directives?: readonly { name: { value: string } }[];
}
const namesOf = (node: Directed | null | undefined) => node?.directives?.map(({ name }) => name.value);

/** The schema of the types that Gatsby is given. */
const givenSchema = () => {
  const createTypes = jest.fn<void, [string | string[]]>();
  createSchemaCustomization({
    actions: { createTypes, createFieldExtension: () => undefined },
    basePath: "",
  } as unknown as CreateSchemaCustomizationArgs);
  const sdl = createTypes.mock.calls.flatMap(([types]) => types).join("\n");
  return buildSchema(`interface Node { id: ID! } scalar JSON scalar Date ${sdl}`, { assumeValidSDL: true });
};

test("settings have explicit types: fields, descriptions, copy, and no JSON", () => {
  const schema = givenSchema();
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()));
  expect(fields.filter(({ type }) => getNamedType(type).name === "JSON")).toEqual([]);

  const field = (type: string, name: string) => {
    const found = types.find((each) => each.name === type)?.getFields()[name];
    return {
      type: String(found?.type),
      description: found?.description,
      directives: namesOf(found?.astNode),
    };
  };
  const labels = types.find(({ name }) => name === "Labels");
  expect(labels?.getInterfaces().join()).toBe("Node");
  expect(namesOf(labels?.astNode)).toEqual(["dontInfer"]);
  expect(field("Labels", "frame").type).toBe("FrameLabels!");
  expect(field("FrameLabels", "skip")).toEqual({
    type: "String!",
    description: "Skip link.",
    directives: ["copy"],
  });
  expect(field("FormsSettings", "emailEnding").type).toBe("EmailEnding!");
});
