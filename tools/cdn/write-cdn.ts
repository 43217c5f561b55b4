import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContent } from "../../src/server/content";
import type { LoadedFile } from "../../src/server/files/file-entry";
import { readFileTable } from "../../src/server/files/file-table";
import type { HttpsSettings } from "../../src/server/plugins/security-headers";
import { hostFiles } from "./host-files";

const isHidden = /(?:^|\/)\.(?!well-known\/)/;

/** Directives that are valid only in a header. */
const headerOnly = /; frame-ancestors [^;]*/;

/** The page with its policy in its head, before anything that the policy restricts. */
const withPolicy = ({ plain }: LoadedFile): string => {
  const policy = (plain.headers["content-security-policy"] ?? "").replace(headerOnly, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return plain.body.toString("utf8").replace(/<head[^>]*>/, (head) => head + meta);
};

export interface Written {
  pages: number;
  files: number;
  /** Pages whose policy did not fit into the headers. */
  withMeta: number;
}

/**
 * Writes the built site for Netlify and Cloudflare Pages, with the API elsewhere: `/x` as `x.html`, which both serve at
 * that path only, and their files for headers and redirects.
 * @throws Error for a site in a folder of its host, which neither supports.
 */
export const writeCdn = async (root: string, target: string, https: HttpsSettings): Promise<Written> => {
  const { client, redirects } = readContent(join(root, "dist/content.json"));
  if (client.pathPrefix)
    throw new Error(
      `PATH_PREFIX=${client.pathPrefix}: these hosts serve a site at the root of its host alone.`,
    );
  const publicFolder = join(root, "public");
  const table = await readFileTable(publicFolder, client.csp, {
    warn: console.warn,
    roomForText: Infinity,
    home: https.siteUrl,
  });
  const pages = new Map<string, LoadedFile>();
  for (const [path, page] of table.pages) pages.set(path, page.kind === "lazy" ? await page.read() : page);
  const { files } = table;
  const { headers, redirects: moved, withMeta } = hostFiles({ files, pages }, redirects, https);
  rmSync(target, { recursive: true, force: true });
  const write = (file: string, body: string | Buffer) => {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), body);
  };
  for (const path of files.keys())
    if (!isHidden.test(path)) cpSync(join(publicFolder, path), join(target, path));
  for (const [path, page] of pages)
    write(
      path === "/" ? "index.html" : `${path}.html`,
      withMeta.has(path) ? withPolicy(page) : page.plain.body,
    );
  // These pages are served at any URL, so no header rule can match them.
  for (const [file, page] of [
    ["404.html", table.notFound],
    ["500.html", table.serverError],
  ] as const)
    if (page) write(file, withPolicy(page));
  write("_headers", headers);
  write("_redirects", moved);
  return { pages: pages.size, files: files.size, withMeta: withMeta.size };
};
