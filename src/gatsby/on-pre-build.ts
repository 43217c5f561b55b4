import { createRequire } from "node:module";
import type { GatsbyNode } from "gatsby";
import { putWordsBack } from "../publish/leave-out-words";
import { writtenTypes } from "../../tools/build/install-types";

interface GatsbyState {
  program: { directory: string };
  schema: unknown;
  definitions: Map<string, unknown>;
  pages: ReadonlyMap<string, { path: string; component: string }>;
}

/** The internal module that `gatsby build` itself uses to write the query types. */
interface Typegen {
  writeTypeScriptTypes: (
    directory: string,
    schema: unknown,
    definitions: Map<string, unknown>,
    options: { typesOutputPath: string },
  ) => Promise<void>;
}

/**
 * Makes the last build's page data whole. With `TYPES_ONLY=yes` (`npm run types`): the schema and the queries are known by
 * now, so this writes the query types and exits before anything is bundled.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  const load = createRequire(__filename);
  const { store } = load("gatsby/dist/redux") as { store: { getState: () => GatsbyState } };
  const { program, pages, schema, definitions } = store.getState();
  if (process.env.TYPES_ONLY !== "yes") return putWordsBack(program.directory, pages.values());
  const { writeTypeScriptTypes } = load("gatsby/dist/utils/graphql-typegen/ts-codegen") as Typegen;
  await writeTypeScriptTypes(program.directory, schema, definitions, { typesOutputPath: writtenTypes });
  process.exit(0);
};
