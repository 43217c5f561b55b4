import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LoadedFile } from "../files/file-entry";
import type { ServerContent } from "../content";
import { pagePath, type FileTable } from "../files/file-table";
import { negotiate, sendEntry, sendVariant } from "../files/send-file";
import { messageText, type MessageTexts } from "../messages";
import { pathOf } from "../plugins/request-log";

/** A name with an extension, such as `x.js`: if it is missing, the answer is a text and not the 404 page. */
const fileName = /\/[^/]*\.[A-Za-z0-9]+$/;

/** The path in lower case, without trailing slashes or a page's file name. */
const canonical = (path: string): string => {
  const lower = path.toLowerCase();
  // The lookbehind keeps the regular expression linear.
  return (pagePath(lower) ?? lower).replace(/(?<!\/)\/+$/, "") || "/";
};

/** Serves the built site from a table of files. Created before the app, because the app's 404 answers use its pages too. */
export const createSite = (
  table: FileTable,
  { redirects, forms: texts, client: { pathPrefix } }: ServerContent,
) => {
  const redirectsByPath = new Map(
    redirects.flatMap((redirect) =>
      [redirect.from, canonical(redirect.from)].map((from) => [from, redirect] as const),
    ),
  );

  const sendErrorPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    page: LoadedFile | undefined,
    headers: Record<string, string> = {},
  ) => {
    reply.code(status);
    if (page) {
      const variant = negotiate(page, request.headers["accept-encoding"]);
      return sendVariant(request, reply, { ...variant, headers: { ...variant.headers, ...headers } });
    }
    reply.headers(headers);
    return sendPlain(reply, messageText(texts, status === 404 ? "notFound" : "wentWrong"));
  };

  /** The answer for an unknown path: the 404 page for a visitor, a line of text for a script or picture. */
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply, isFile = false) => {
    if (!isFile) return sendErrorPage(request, reply, 404, table.notFound);
    if (!request.headers.accept?.includes("text/html"))
      return sendPlain(reply.code(404).header("vary", "Accept"), messageText(texts, "notFound"));
    return sendErrorPage(request, reply, 404, table.notFound, { vary: "Accept, Accept-Encoding" });
  };

  const redirect = (request: FastifyRequest, reply: FastifyReply, to: string, status: number) => {
    const target = to.startsWith("/") ? pathPrefix + to : to;
    return reply.header("cache-control", "no-cache").redirect(withQuery(target, request.url), status);
  };

  /** Redirects lead to known paths only, so no request leads to another site. */
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const decoded = decodePath(pathOf(request));
    if (decoded === undefined) return sendNotFound(request, reply);
    const path = within(pathPrefix, decoded);
    // The host's root is outside the site's folder, but a visitor who enters it means the site.
    if (path === undefined)
      return decoded === "/" ? redirect(request, reply, "/", 302) : sendNotFound(request, reply, true);
    if (path === "") return redirect(request, reply, "/", 301);
    const plain = canonical(path);
    const notFound = table.notFoundIn.get(plain.slice(0, plain.lastIndexOf("/"))) ?? table.notFound;
    if (plain.endsWith("/404")) return sendErrorPage(request, reply, 404, notFound);
    const exact = table.pages.get(path) ?? table.files.get(path);
    // The exact path comes first, because a redirect may change only the letter case.
    const rule = redirectsByPath.get(path) ?? (exact ? undefined : redirectsByPath.get(plain));
    if (rule) return redirect(request, reply, rule.to, rule.status);
    // Gatsby's router does not decode an escaped slash.
    if (exact && /%2f/i.test(pathOf(request))) return redirect(request, reply, encodeURI(path), 301);
    if (exact) return sendEntry(request, reply, exact);
    if (plain === "/500") return sendErrorPage(request, reply, 500, table.serverError);
    const page = table.pageByLowerCase.get(plain);
    if (page !== undefined) return redirect(request, reply, encodeURI(page), 301);
    if (fileName.test(path)) return sendNotFound(request, reply, true);
    return sendErrorPage(request, reply, 404, notFound);
  };

  return {
    send,
    sendNotFound,
    sendServerError: (request: FastifyRequest, reply: FastifyReply) =>
      sendErrorPage(request, reply, 500, table.serverError),
  };
};

/** Serves the site on every path that no other route matches. */
export const addSiteRoutes = (
  app: FastifyInstance,
  site: ReturnType<typeof createSite>,
  texts: MessageTexts,
): void => {
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: (request, reply) => site.send(request, reply) });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === "ENOENT") return sendPlain(reply.code(404), messageText(texts, "notFound"));
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendPlain(reply.code(statusCode), messageText(texts, "malformed"));
    request.log.error({ err: error }, "page failed");
    return site.sendServerError(request, reply);
  });
};

const sendPlain = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8").send(`${text}\n`);

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** The path inside the site's folder; undefined outside it. */
const within = (folder: string, path: string): string | undefined =>
  path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;

/** The redirect's target with the request's query, before the fragment, unless the target has a query. */
const withQuery = (to: string, url: string): string => {
  const query = url.indexOf("?");
  const [, path = "", fragment = ""] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return query < 0 || path.includes("?") ? to : path + url.slice(query) + fragment;
};
