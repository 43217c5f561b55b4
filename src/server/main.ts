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
    // During development another server serves the pages.
    siteFolder: process.argv.includes("--api-only") ? undefined : path.resolve("public"),
    fd: inheritedSocket(process.env),
  });
  notifyReady(process.env);
  let isStopping = false;
  const stopOn = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, "stopping");
    // Exits even if log lines are unwritten, because the log may have no reader any more.
    void stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stopOn);
  // Sent when a terminal closes, often twice: by the system and by the shell.
  process.on("SIGHUP", stopOn);
  // A second Ctrl+C ends the process at once.
  process.once("SIGINT", stopOn);
};

const fail = (error: unknown): void => {
  console.error(messageOf(error));
  process.exit(1);
};

main().catch(fail);
