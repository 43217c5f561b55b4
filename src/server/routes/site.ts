import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeptFile } from "../files/file-entry";
import type { FileTable } from "../files/file-table";
import type { ServerContent } from "../content";
import { createLocator } from "../files/locate";
import { negotiate } from "../files/negotiate";
import { sendEntry, sendVariant } from "../files/send-file";
import { messageText, type MessageTexts } from "../messages";
import { pathOf } from "../plugins/request-log";

/** Answers the built site; made before the app, whose own refusals of a path answer with its pages too. */
export interface Site {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
  sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  sendServerError(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** The site over a table of files. */
export function createSite(
  table: FileTable,
  redirects: ServerContent["redirects"],
  texts: MessageTexts,
): Site {
  const locate = createLocator(table, redirects);

  function sendErrorPage(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    page: KeptFile | undefined,
  ) {
    reply.code(status);
    if (page) return sendVariant(request, reply, negotiate(page, request.headers["accept-encoding"]));
    return sendPlain(reply, messageText(texts, status === 404 ? "notFound" : "wentWrong"));
  }

  return {
    send(request, reply) {
      const path = decodePath(pathOf(request));
      if (path === undefined) return sendErrorPage(request, reply, 404, table.notFound);
      const found = locate(path);
      switch (found.kind) {
        case "file":
          return sendEntry(request, reply, found.entry);
        case "redirect":
          return reply
            .header("cache-control", "no-cache")
            .redirect(withQuery(found.to, request.url), found.status);
        case "errorPage":
          return sendErrorPage(request, reply, found.status, found.page);
        case "missingFile":
          return sendPlain(reply.code(404), messageText(texts, "notFound"));
      }
    },
    sendNotFound: (request, reply) => sendErrorPage(request, reply, 404, table.notFound),
    sendServerError: (request, reply) => sendErrorPage(request, reply, 500, table.serverError),
  };
}

/** Serves the site on every path that no other route takes. */
export function addSiteRoutes(app: FastifyInstance, site: Site, texts: MessageTexts): void {
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: (request, reply) => site.send(request, reply) });
  app.setNotFoundHandler((_request, reply) =>
    sendPlain(reply.code(405).header("allow", "GET, HEAD"), messageText(texts, "wrongMethod")),
  );
  app.setErrorHandler((error: NodeJS.ErrnoException, request, reply) => {
    if (error.code === "ENOENT") return sendPlain(reply.code(404), messageText(texts, "notFound"));
    request.log.error({ err: error }, "page failed");
    return site.sendServerError(request, reply);
  });
}

function sendPlain(reply: FastifyReply, text: string): FastifyReply {
  return reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8").send(`${text}\n`);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The redirect's target with the query of the request, unless it has one of its own. */
function withQuery(to: string, url: string): string {
  const query = url.indexOf("?");
  return query < 0 || to.includes("?") ? to : to + url.slice(query);
}
