import { createHash } from "node:crypto";
import type { ServerContent } from "../content";
import { editorHostsIn, editorPath } from "../../config/editor";

const elements = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const dataBlock = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const externalScript = /\bsrc\s*=/i;

/**
 * CSP sources of a page's inline scripts and style elements, in order, without duplicates. JSON blocks are not run and
 * need none.
 */
export const inlineHashes = (html: string) => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag = "", attributes = "", body = ""] of html.matchAll(elements)) {
    if (tag.toLowerCase() === "style") styles.add(hashSource(body));
    else if (!externalScript.test(attributes) && !dataBlock.test(attributes)) scripts.add(hashSource(body));
  }
  return { scripts: [...scripts], styles: [...styles] };
};

/** Browsers normalise line ends before they hash the text. */
const hashSource = (body: string): string => {
  const text = body.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
};

/** Additional origins from the site's settings, by directive. */
export type ExtraSources = ServerContent["client"]["csp"];

type Sources = Partial<Record<string, readonly string[]>>;

/**
 * The editor's policy. Unlike other pages, the editor creates styles, shows local files and a preview frame, compresses
 * pictures in WebAssembly, and connects to the repository's host. The site's additional origins are not included.
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
 * The content security policy of one page: its own origin, its inline elements by hash, and the configured origins. The
 * editor has a policy of its own.
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
