import { readFile } from "node:fs";
import { join, normalize } from "node:path";
import { editorPath } from "../config/editor";
import type { DevelopServer } from "./develop-server";

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
