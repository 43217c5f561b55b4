import { createRequire } from "node:module";
import type { GatsbyNode } from "gatsby";
import { writtenTypes } from "../../tools/build/install-types";

interface GatsbyState {
  program: { directory: string };
  schema: unknown;
  definitions: Map<string, unknown>;
}

/** What `gatsby build` itself calls for the types, at its end. */
interface Typegen {
  writeTypeScriptTypes: (
    directory: string,
    schema: unknown,
    definitions: Map<string, unknown>,
    options: { typesOutputPath: string },
  ) => Promise<void>;
}

/**
 * With `TYPES_ONLY=yes`, for `npm run types`: Gatsby knows schema and queries by now, so the types of the queries are
 * written and the build ends here, before it bundles anything.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  if (process.env.TYPES_ONLY !== "yes") return;
  const load = createRequire(__filename);
  const { store } = load("gatsby/dist/redux") as { store: { getState: () => GatsbyState } };
  const { writeTypeScriptTypes } = load("gatsby/dist/utils/graphql-typegen/ts-codegen") as Typegen;
  const { program, schema, definitions } = store.getState();
  await writeTypeScriptTypes(program.directory, schema, definitions, { typesOutputPath: writtenTypes });
  process.exit(0);
};
