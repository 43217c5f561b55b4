import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

type Next = () => void;
type Handler = (incoming: IncomingMessage, answer: ServerResponse, next: Next) => void;

/** Where GraphiQL stands in `develop`. */
const graphiqlPath = "/___graphql";

/** The queries of `docs/queries.md`, each under its heading. */
export const exampleQueries = (root: string): string[] =>
  [
    ...readFileSync(join(root, "docs/queries.md"), "utf8").matchAll(
      /^## (.+)\n[^]*?```graphql\n([^]*?)```/gm,
    ),
  ].map(([, heading = "", query = ""]) => `# ${heading}\n${query}`);

/** Express's list of handlers; the first that answers wins. */
interface App {
  use: (handler: Handler) => void;
  _router?: { stack: unknown[] };
}

/** Opens GraphiQL with the examples, where its address names no query. Gatsby itself has no setting for it. */
export const openWithExamples =
  (root: string) =>
  (app: App): void => {
    app.use((incoming, answer, next) => {
      if (incoming.method !== "GET" || incoming.url !== graphiqlPath) return next();
      const query = encodeURIComponent(exampleQueries(root).join("\n"));
      answer.writeHead(302, { location: `${graphiqlPath}?query=${query}` }).end();
    });
    // Gatsby's own handler of that address is in the list already.
    const last = app._router?.stack.pop();
    if (last) app._router?.stack.unshift(last);
  };
