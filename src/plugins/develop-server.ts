import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { readFile, readFileSync, watchFile } from "node:fs";
import { join, normalize } from "node:path";
import { z } from "zod";
import { editorPath } from "../config/editor";
import { faultsFile, faultsPath } from "../config/content-faults";
import { escapeHtml } from "../content-model/escape-html";
import { readRecord } from "../content-model/read-record";

const page = (faults: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Faults in the content</title>
<style>
  html { color-scheme: light dark; }
  body { margin: 0; padding: 2rem; font: 1rem/1.6 system-ui, sans-serif; }
  main { max-width: 60rem; margin: auto; }
  li { margin-block: 1rem; font-family: ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<main>
  <h1>Faults in the content</h1>
  <p>The page comes back by itself when they are mended.</p>
  <ol>${faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join("")}</ol>
</main>
<script>new EventSource("${faultsPath}").onmessage = () => location.reload();</script>
`;

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && Boolean(headers.accept?.includes("text/html"));

/**
 * In `develop`, shows the content's faults instead of every page while there are any. Otherwise Gatsby would show
 * nothing, or pages with gaps.
 */
export const showFaults =
  (root: string) =>
  (app: DevelopServer): void => {
    const file = join(root, faultsFile);
    const listeners = new Set<ServerResponse>();
    watchFile(file, { interval: 300, persistent: false }, () => {
      for (const listener of listeners) listener.write("data: changed\n\n");
    });
    app.use((incoming, answer, next) => {
      if (incoming.url === faultsPath) {
        // `no-transform`, because Gatsby's compression would buffer the events.
        answer.writeHead(200, {
          "content-type": "text/event-stream",
          "cache-control": "no-store, no-transform",
        });
        answer.write(": listening\n\n");
        listeners.add(answer);
        incoming.on("close", () => listeners.delete(answer));
        return;
      }
      const faults = wantsPage(incoming) ? (readRecord(file, z.array(z.string())) ?? []) : [];
      if (faults.length === 0) return next();
      answer.writeHead(500, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      answer.end(page(faults));
    });
  };

/**
 * What Gatsby passes to `developMiddleware`: Express, which tries its handlers in order until one answers. Tried with
 * express 4.22.3.
 */
export interface DevelopServer {
  use: (handler: (incoming: IncomingMessage, answer: ServerResponse, next: () => void) => void) => void;
  _router?: { stack: unknown[] };
}

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

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  wasm: "application/wasm",
  woff2: "font/woff2",
};

/** Serves the editor in `develop` from a folder of its own, because Gatsby removes pages from `public/`. */
export const serveEditor =
  (folder: string) =>
  (app: DevelopServer): void =>
    app.use((incoming, answer, next) => {
      const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
      if (pathname !== editorPath && !pathname.startsWith(`${editorPath}/`)) return next();
      // The URL is already normalised, so no path leads out of the folder.
      const path = normalize(pathname.slice(editorPath.length + 1) || "index.html");
      readFile(join(folder, path), (error, body) => {
        if (error) return next();
        answer.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream");
        answer.end(body);
      });
    });

/** Proxies `/api` to the API server. Gatsby's own `proxy` setting turns every error status into a 500. */
export const forwardApi =
  (apiUrl: string) =>
  (app: DevelopServer): void =>
    app.use((incoming, answer, next) => {
      if (!/^\/api(\/|$)/.test(incoming.url ?? "")) return next();
      const { method = "GET", headers } = incoming;
      const call = request(`${apiUrl}${incoming.url}`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      call.on("error", () => answer.writeHead(502).end());
      incoming.pipe(call);
    });
