import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * What Gatsby passes to `developMiddleware`: Express, which tries its handlers in order until one answers. Tried with
 * express 4.22.3.
 */
export interface DevelopServer {
  use: (handler: (incoming: IncomingMessage, answer: ServerResponse, next: () => void) => void) => void;
  _router?: { stack: unknown[] };
}
