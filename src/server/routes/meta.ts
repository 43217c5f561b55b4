import type { FastifyInstance } from "fastify";
import { optionLists } from "../../content-model/option-lists";
import type { ServerContent } from "../content";

/** The option lists. The API contract spells one path with two slashes; every list accepts both spellings. */
export const addMetaRoutes = (app: FastifyInstance, options: ServerContent["options"]): void => {
  for (const list of optionLists) {
    for (const path of [`/meta/${list}`, `//meta/${list}`]) {
      app.get(path, (_request, reply) => reply.header("cache-control", "no-cache").send(options[list]));
    }
  }
};
