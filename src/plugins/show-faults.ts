import { watchFile } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { faultsFile, faultsPath } from "../config/content-faults";
import { escapeHtml } from "../content-model/escape-html";
import { readRecord } from "../content-model/read-record";
import type { DevelopServer } from "./develop-server";

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
