import type { ServerContent } from "../content";
import { inlineHashes } from "./inline-hashes";

/** Origins that the site's settings add, by directive. */
export type ExtraSources = ServerContent["client"]["csp"];

/** The content security policy of one page: its own origin, its own inline elements by hash, and the configured origins. */
export const pagePolicy = (html: string, extra: ExtraSources): string => {
  const { scripts, styles } = inlineHashes(html);
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
      const all = [...sources, ...(extra[name as keyof ExtraSources] ?? [])];
      return `${name} ${all.length > 0 ? all.join(" ") : "'none'"}`;
    })
    .join("; ");
};
