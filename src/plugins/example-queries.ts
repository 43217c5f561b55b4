import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DevelopServer } from "./develop-server";

/** Path of GraphiQL in `develop`. */
const graphiqlPath = "/___graphql";

/** The queries of `docs/queries.md`, each under its heading. */
export const exampleQueries = (root: string): string[] =>
  [
    ...readFileSync(join(root, "docs/queries.md"), "utf8").matchAll(
      /^## (.+)\n[^]*?```graphql\n([^]*?)```/gm,
    ),
  ].map(([, heading = "", query = ""]) => `# ${heading}\n${query}`);

/** Opens GraphiQL with the examples, unless its URL contains a query. Gatsby has no setting for this. */
export const openWithExamples =
  (root: string) =>
  (app: DevelopServer): void => {
    app.use((incoming, answer, next) => {
      if (incoming.method !== "GET" || incoming.url !== graphiqlPath) return next();
      const query = encodeURIComponent(exampleQueries(root).join("\n"));
      answer.writeHead(302, { location: `${graphiqlPath}?query=${query}` }).end();
    });
    // Gatsby's own handler of that path is in the list, so this one moves to its start.
    const last = app._router?.stack.pop();
    if (last) app._router?.stack.unshift(last);
  };
