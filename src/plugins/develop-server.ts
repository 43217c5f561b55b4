import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * What Gatsby hands to `developMiddleware`: Express, whose list of handlers is asked in order; the first that answers wins.
 * Tried with express 4.22.3.
 */
export interface DevelopServer {
  use: (handler: (incoming: IncomingMessage, answer: ServerResponse, next: () => void) => void) => void;
  _router?: { stack: unknown[] };
}
