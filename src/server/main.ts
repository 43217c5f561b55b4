import path from "node:path";
import { loadDotEnv } from "./dot-env";
import { readEnvironment } from "./env";
import { inheritedSocket, notifyReady } from "./inherited-socket";
import { startServer } from "./start-server";
import { messageOf } from "./thrown";

const main = async (): Promise<void> => {
  loadDotEnv();
  const { app, stop } = await startServer(readEnvironment(process.env), {
    contentFile: path.resolve("dist/content.json"),
    // While developing, the pages come from elsewhere.
    siteFolder: process.argv.includes("--api-only") ? undefined : path.resolve("public"),
    fd: inheritedSocket(process.env),
  });
  notifyReady(process.env);
  let isStopping = false;
  const stopOn = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, "stopping");
    // Exits even with log lines unwritten: nobody may read the log any more.
    void stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stopOn);
  // Sent when a terminal closes, often twice: by the system and by its shell.
  process.on("SIGHUP", stopOn);
  // A second Ctrl+C ends it at once.
  process.once("SIGINT", stopOn);
};

const fail = (error: unknown): void => {
  console.error(messageOf(error));
  process.exit(1);
};

main().catch(fail);
