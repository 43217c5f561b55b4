import { execFile } from "node:child_process";

/** The first socket that systemd hands to a service. */
const firstSocket = 3;

/**
 * The listening socket that systemd, or a program with the same protocol, passes to this process. It outlives
 * the process, so that during a restart clients wait instead of being refused.
 */
export const inheritedSocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined =>
  LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? firstSocket : undefined;

/** Tells systemd that the server is ready, for services with `Type=notify`. */
export const notifyReady = ({ NOTIFY_SOCKET }: NodeJS.ProcessEnv): void => {
  // Without `systemd-notify` systemd is not told, and reports a timeout.
  if (NOTIFY_SOCKET) execFile("systemd-notify", ["--ready"], () => undefined);
};
