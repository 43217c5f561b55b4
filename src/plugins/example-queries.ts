import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DevelopServer } from "./develop-server";

/** Where GraphiQL stands in `develop`. */
const graphiqlPath = "/___graphql";

/** The queries of `docs/queries.md`, each under its heading. */
export const exampleQueries = (root: string): string[] =>
  [
    ...readFileSync(join(root, "docs/queries.md"), "utf8").matchAll(
      /^## (.+)\n[^]*?```graphql\n([^]*?)```/gm,
    ),
  ].map(([, heading = "", query = ""]) => `# ${heading}\n${query}`);

/** Opens GraphiQL with the examples, where its address names no query. Gatsby itself has no setting for it. */
export const openWithExamples =
  (root: string) =>
  (app: DevelopServer): void => {
    app.use((incoming, answer, next) => {
      if (incoming.method !== "GET" || incoming.url !== graphiqlPath) return next();
      const query = encodeURIComponent(exampleQueries(root).join("\n"));
      answer.writeHead(302, { location: `${graphiqlPath}?query=${query}` }).end();
    });
    // Gatsby's own handler of that address is in the list already.
    const last = app._router?.stack.pop();
    if (last) app._router?.stack.unshift(last);
  };
