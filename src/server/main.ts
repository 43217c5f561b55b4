import path from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { createCaptcha } from "./captcha";
import { readContent } from "./content";
import { readEnvironment, type ServerConfig } from "./env";
import { readFileTable } from "./files/FileTable";
import { openStore } from "./store/openStore";

async function main(): Promise<void> {
  const config = readEnvironment(process.env);
  const content = readContent(path.resolve("dist/content.json"));
  const files = await readFileTable(path.resolve("public"), content.client.csp);
  const now = () => new Date();
  const captcha = createCaptcha(config, now);
  const store = await openStore(config.databaseFile);
  const app = await buildApp({ config, content, files, store, captcha, now, logger: { level: config.logLevel } });

  const stop = async (signal: string) => {
    app.log.info({ signal }, "stopping");
    await app.close();
    await store.close();
  };
  process.once("SIGTERM", (signal) => void stop(signal));
  process.once("SIGINT", (signal) => void stop(signal));
  await listen(app, config);
}

/** Every address, both families, unless `HOST` names one; IPv4 alone where the machine has no IPv6. */
async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<void> {
  try {
    await app.listen({ host: host ?? "::", port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (host || (code !== "EAFNOSUPPORT" && code !== "EADDRNOTAVAIL")) throw error;
    await app.listen({ host: "0.0.0.0", port });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
