/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { exampleQueries, openWithExamples } from "../../src/plugins/develop-server";

const root = resolve(__dirname, "../..");

type Handler = (incoming: IncomingMessage, answer: ServerResponse, next: () => void) => void;

/** An app of Express with a handler already in it. */
const appWith = (...handlers: unknown[]) => {
  const _router = { stack: handlers };
  return { _router, use: (handler: Handler) => void _router.stack.push(handler) };
};

/** Where a request is sent on to; nothing when it is left to others. */
const sentTo = (handler: Handler, url: string): string | undefined => {
  let location: string | undefined;
  const answer = {
    writeHead: (_: number, headers: { location: string }) => ((location = headers.location), answer),
    end: () => answer,
  };
  handler({ method: "GET", url } as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return location;
};

test("GraphiQL without a query opens with all examples, before Gatsby answers", () => {
  const app = appWith("graphiql");
  openWithExamples(root)(app);
  const [handler, next] = app._router.stack;
  expect(next).toBe("graphiql");
  const query = new URL(sentTo(handler as Handler, "/___graphql")!, "http://localhost").searchParams.get(
    "query",
  );
  for (const example of exampleQueries(root)) expect(query).toContain(example);
  expect(sentTo(handler as Handler, "/___graphql?query=mine")).toBeUndefined();
  expect(sentTo(handler as Handler, "/about")).toBeUndefined();
});
