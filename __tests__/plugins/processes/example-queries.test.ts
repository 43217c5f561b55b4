/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSchema, parse, validate } from "gatsby/graphql";
import { exampleQueries } from "../../../src/plugins/develop-server";

const root = resolve(__dirname, "../../..");

test("each example query is one of the built schema, and all can stand in one document", () => {
  const schema = buildSchema(readFileSync(join(root, ".cache/schema.graphql"), "utf8"));
  const queries = exampleQueries(root);
  expect(queries.length).toBeGreaterThanOrEqual(5);
  expect(validate(schema, parse(queries.join("\n"))).map(({ message }) => message)).toEqual([]);
});
