import type { ServerContent } from "../content";
import { editorHostsIn, editorPath } from "../../config/editor";
import { inlineHashes } from "./inline-hashes";

/** Origins that the site's settings add, by directive. */
export type ExtraSources = ServerContent["client"]["csp"];

type Sources = Partial<Record<string, readonly string[]>>;

/**
 * What the editor needs and no other page has: it writes its own styles, shows files of a checkout, a preview in a frame, shrinks pictures in
 * WebAssembly, and asks the repository's host. Nothing that the site's settings add.
 */
const editorSources = (html: string): Sources => {
  const hosts = editorHostsIn(html);
  return {
    "script-src": ["'wasm-unsafe-eval'"],
    "style-src": ["'unsafe-inline'"],
    "img-src": ["blob:", ...hosts],
    "media-src": ["blob:"],
    "frame-src": ["blob:"],
    "connect-src": ["blob:", "data:", ...hosts],
  };
};

/**
 * The content security policy of one page: its own origin, its own inline elements by hash, and the configured origins.
 * The editor has needs of its own.
 */
export const pagePolicy = (html: string, extra: ExtraSources, page: string): string => {
  const { scripts, styles } = inlineHashes(html);
  const added: Sources = page === editorPath ? editorSources(html) : extra;
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // React and the picture plugin write style attributes into the HTML.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": [],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => {
      const all = [...sources, ...(added[name] ?? [])];
      return `${name} ${all.length > 0 ? all.join(" ") : "'none'"}`;
    })
    .join("; ");
};
