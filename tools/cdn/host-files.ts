import { posix } from "node:path";
import { cacheControl, isHashed, pageData } from "../../src/server/files/caching";
import { contentType } from "../../src/server/files/content-types";
import { searchWorkerFiles } from "../../src/config/search-path";
import {
  searchWorkerPolicy,
  securityHeaders,
  type HttpsSettings,
} from "../../src/server/plugins/security-headers";
import type { LoadedFile } from "../../src/server/files/file-entry";
import type { FileTable } from "../../src/server/files/file-table";
import type { ServerContent } from "../../src/server/content";

/** Limits of Cloudflare Pages, narrower than Netlify's. It silently ignores what exceeds them. */
const mostHeaderRules = 100;
const longestHeaderLine = 2000;
const mostRedirects = 2000;
const longestRedirect = 1000;

const policyName = "content-security-policy";

type Rule = [path: string, headers: Record<string, string>];

export interface HostFiles {
  headers: string;
  redirects: string;
  /** Paths of pages whose policy must be in the page itself. */
  withMeta: Set<string>;
}

const ruleText = ([path, headers]: Rule): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Not every host sends a charset for Markdown by default. */
const markdown: Rule = ["/*.md", { "content-type": contentType("page.md") }];

/** Folders of the search index whose file names contain hashes; a large site's index is in slices. */
const indexFolders = ({ files }: Pick<FileTable, "files">): string[] => {
  const found = [...files.keys()].map((path) => /^\/pagefind\/.*\.pf_(?:fragment|index)$/.exec(path)?.[0]);
  return [...new Set(found.flatMap((path) => (path ? `${posix.dirname(path)}/*` : [])))];
};

/**
 * Patterns that match hashed scripts and styles and nothing else, each with the shortest sufficient beginning of a
 * path. Hosts allow one asterisk per pattern.
 */
const patternsOf = (hashed: readonly string[], others: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const path of hashed) {
    const ending = posix.extname(path);
    const alike = others.filter((other) => other.endsWith(ending));
    let length = 1;
    while (alike.some((other) => other.startsWith(path.slice(0, length)))) length += 1;
    found.add(`${path.slice(0, length)}*${ending}`);
  }
  return [...found];
};

/**
 * Each header only once per path, because hosts join the values of all matching rules, and with two policies both would
 * apply.
 */
const sharedRules = (table: Pick<FileTable, "files">, https: HttpsSettings): Rule[] => {
  const { [policyName]: _ofFiles, ...common } = securityHeaders(https);
  const paths = [...table.files.keys()];
  const inFolders = ["/static/*", ...indexFolders(table)];
  const isInFolder = (path: string) => inFolders.some((folder) => path.startsWith(folder.slice(0, -1)));
  const isAsset = (path: string) => isHashed(path) && /\.(?:js|mjs|css)$/.test(path) && !isInFolder(path);
  const forever = paths.filter(isHashed).map(cacheControl)[0];
  const scripts = patternsOf(
    paths.filter(isAsset),
    paths.filter((path) => !isAsset(path)),
  );
  const rules: Rule[] = [
    // Refuses frames, which a policy in a `<meta>` element cannot.
    ["/*", { ...common, "x-frame-options": "DENY" }],
    [searchWorkerFiles, { [policyName]: searchWorkerPolicy }],
    ...(forever ? [...inFolders, ...scripts].map((path): Rule => [path, { "cache-control": forever }]) : []),
    [`${pageData}*`, { "cache-control": cacheControl(pageData) }],
    ...(table.files.has("/llms.txt") ? [markdown] : []),
    ...[...table.files].flatMap(([path, entry]): Rule[] =>
      entry.kind === "loaded" && entry.plain.headers.link
        ? [[encodeURI(path), { link: entry.plain.headers.link }]]
        : [],
    ),
  ];
  return rules.slice(0, mostHeaderRules);
};

/** Configuration with which Netlify and Cloudflare Pages answer like the server. */
export const hostFiles = (
  table: Pick<FileTable, "files"> & { pages: ReadonlyMap<string, LoadedFile> },
  redirects: ServerContent["redirects"],
  https: HttpsSettings,
): HostFiles => {
  const rules = sharedRules(table, https);
  const withMeta = new Set<string>();
  for (const [path, { plain }] of table.pages) {
    const policy = plain.headers[policyName] ?? "";
    const rule: Rule = [encodeURI(path), { [policyName]: policy }];
    const fits = rules.length < mostHeaderRules && policyName.length + 4 + policy.length < longestHeaderLine;
    if (fits) rules.push(rule);
    else withMeta.add(path);
  }
  const lines = redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`);
  if (lines.length > mostRedirects || lines.some(({ length }) => length > longestRedirect))
    throw new Error(
      `settings/redirects.yaml: Cloudflare takes ${mostRedirects} rules of ${longestRedirect} characters.`,
    );
  const text = (parts: string[], between: string) => (parts.length > 0 ? `${parts.join(between)}\n` : "");
  return { headers: text(rules.map(ruleText), "\n\n"), redirects: text(lines, "\n"), withMeta };
};
