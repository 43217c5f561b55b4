import { createHash } from "node:crypto";

const elements = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const dataBlock = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const externalScript = /\bsrc\s*=/i;

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * CSP sources of a page's inline scripts and style elements, in order, without duplicates. JSON blocks are not run and
 * need none.
 */
export const inlineHashes = (html: string): InlineHashes => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag = "", attributes = "", body = ""] of html.matchAll(elements)) {
    if (tag.toLowerCase() === "style") styles.add(source(body));
    else if (!externalScript.test(attributes) && !dataBlock.test(attributes)) scripts.add(source(body));
  }
  return { scripts: [...scripts], styles: [...styles] };
};

/** Browsers normalise line ends before they hash the text. */
const source = (body: string): string => {
  const text = body.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
};
