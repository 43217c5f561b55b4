import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { printSchema } from "gatsby/graphql";
import { writtenTypes } from "../config/keep-assets";
import { exampleQueries } from "../plugins/develop-server";

interface GatsbyState {
  program: { directory: string };
  schema: Parameters<typeof printSchema>[0];
  definitions: Map<string, unknown>;
}

/**
 * The internal module that `gatsby build` itself uses to write the query types. Its own setting, `generateOnBuild`, does so at
 * the very end of a build. Tried with gatsby 5.16.1.
 */
interface Typegen {
  writeTypeScriptTypes: (
    directory: string,
    schema: unknown,
    definitions: Map<string, unknown>,
    options: { typesOutputPath: string },
  ) => Promise<void>;
}

/** The whole schema as SDL, for the test of `docs/queries.md`. */
const writtenSchema = ".cache/schema.graphql";

/** The answers to the queries of `docs/queries.md`, for their test. */
const writtenAnswers = ".cache/example-answers.json";

/**
 * With `ANSWER_EXAMPLES=yes`: runs the example queries, which other builds skip because they would create pictures.
 * With `TYPES_ONLY=yes` (`npm run types`): schema and queries are known here, so this writes the query types and exits
 * before bundling.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store, graphql }) => {
  const { program, schema, definitions } = store.getState() as GatsbyState;
  writeFileSync(join(program.directory, writtenSchema), printSchema(schema));
  if (process.env.ANSWER_EXAMPLES === "yes") {
    const answers = await Promise.all(exampleQueries(program.directory).map((query) => graphql(query)));
    writeFileSync(join(program.directory, writtenAnswers), JSON.stringify(answers));
  }
  if (process.env.TYPES_ONLY !== "yes") return;
  const load = createRequire(__filename);
  const { writeTypeScriptTypes } = load("gatsby/dist/utils/graphql-typegen/ts-codegen") as Typegen;
  await writeTypeScriptTypes(program.directory, schema, definitions, { typesOutputPath: writtenTypes });
  process.exit(0);
};
