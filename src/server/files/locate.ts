import type { ServerContent } from "../content";
import type { FileEntry, LoadedFile } from "./file-entry";
import { pagePath, type FileTable } from "./file-table";

export type Location =
  | { kind: "file"; entry: FileEntry }
  | { kind: "redirect"; to: string; status: number }
  | { kind: "errorPage"; status: 404 | 500; page: LoadedFile | undefined }
  | { kind: "missingFile" };

/** A name with an extension, such as `x.js`: if it is missing, the answer is a text and not the 404 page. */
const fileName = /\/[^/]*\.[A-Za-z0-9]+$/;

/**
 * Finds what a decoded path of this site refers to. Redirects lead to known paths only, so no request leads to another
 * site.
 */
export const createLocator = (
  table: FileTable,
  redirects: ServerContent["redirects"],
): ((path: string) => Location) => {
  const redirectsByPath = new Map(
    redirects.flatMap((redirect) =>
      [redirect.from, canonical(redirect.from)].map((from) => [from, redirect] as const),
    ),
  );

  const notFound = (plain: string): Location => {
    const page = table.notFoundIn.get(plain.slice(0, plain.lastIndexOf("/"))) ?? table.notFound;
    return { kind: "errorPage", status: 404, page };
  };

  return (path) => {
    const plain = canonical(path);
    if (plain.endsWith("/404")) return notFound(plain);
    const exact = table.pages.get(path) ?? table.files.get(path);
    // The exact path comes first, because a redirect may change only the letter case.
    const redirect = redirectsByPath.get(path) ?? (exact ? undefined : redirectsByPath.get(plain));
    if (redirect) return { kind: "redirect", to: redirect.to, status: redirect.status };
    if (exact) return { kind: "file", entry: exact };
    if (plain === "/500") return { kind: "errorPage", status: 500, page: table.serverError };
    const page = table.pageByLowerCase.get(plain);
    if (page !== undefined) return { kind: "redirect", to: encodeURI(page), status: 301 };
    if (fileName.test(path)) return { kind: "missingFile" };
    return notFound(plain);
  };
};

/** The path in lower case, without trailing slashes or a page's file name. */
const canonical = (path: string): string => {
  const lower = path.toLowerCase();
  // The lookbehind keeps the regular expression linear.
  return (pagePath(lower) ?? lower).replace(/(?<!\/)\/+$/, "") || "/";
};
