import path from "node:path";
import { execFile } from "node:child_process";
import { loadDotEnv } from "./dot-env";
import { readEnvironment } from "./env";
import { startServer } from "./start-server";
import { messageOf } from "./errors";

/** The first socket that systemd hands to a service. */
const firstSocket = 3;

/**
 * The listening socket that systemd, or a program with the same protocol, passes to this process. It outlives
 * the process, so that during a restart clients wait instead of being refused.
 */
const inheritedSocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined =>
  LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? firstSocket : undefined;

/** Tells systemd that the server is ready, for services with `Type=notify`. */
const notifyReady = ({ NOTIFY_SOCKET }: NodeJS.ProcessEnv): void => {
  // Without `systemd-notify` systemd is not told, and reports a timeout.
  if (NOTIFY_SOCKET) execFile("systemd-notify", ["--ready"], () => undefined);
};

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
