import type { IncomingMessage, ServerResponse } from "node:http";

/** What Gatsby hands to `developMiddleware`: Express, whose list of handlers is asked in order; the first that answers wins. */
export interface DevelopServer {
  use: (handler: (incoming: IncomingMessage, answer: ServerResponse, next: () => void) => void) => void;
  _router?: { stack: unknown[] };
}
