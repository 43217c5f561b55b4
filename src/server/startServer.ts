import { networkInterfaces } from "node:os";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { createCaptcha } from "./captcha";
import { readContent } from "./content";
import type { ServerConfig } from "./env";
import { readFileTable } from "./files/FileTable";
import { openStore } from "./store/openStore";

export interface Places {
  /** What the build wrote for the server. */
  contentFile: string;
  /** The built site; without one, the API is served alone. */
  siteFolder?: string;
}

/**
 * Opens the store, builds the server and listens.
 * @returns the app, whose `close` lets calls in flight finish and then closes the store.
 * @throws when content, site, store or port cannot be used.
 */
export async function startServer(config: ServerConfig, { contentFile, siteFolder }: Places): Promise<FastifyInstance> {
  const content = readContent(contentFile);
  const files = siteFolder === undefined ? undefined : await readFileTable(siteFolder, content.client.csp);
  const now = () => new Date();
  const captcha = createCaptcha(config, now);
  const store = await openStore(config.databaseFile);
  const app = await buildApp({ config, content, files, store, captcha, now, logger: { level: config.logLevel } });
  // Runs once the last answer is out.
  app.addHook("onClose", () => store.close());
  await app.listen({
    host: config.host ?? everyAddress(),
    port: config.port,
    listenTextResolver: (address) => `listening at ${address}`,
  });
  return app;
}

/** Both families where the machine has both, so that `localhost` answers whichever it stands for. */
function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === "IPv6") ? "::" : "0.0.0.0";
}
