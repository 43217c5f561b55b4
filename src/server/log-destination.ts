import SonicBoom from "sonic-boom";

/** Most bytes buffered for a slow reader or a full disk; further lines are lost. */
const mostWaiting = 2 ** 20;
const flushMs = 500;

export interface LogDestination {
  stream: SonicBoom;
  /** Calls back with the number of lost lines, once the log can be written again. */
  onLoss(tell: (lines: number) => void): void;
  /** Resolves when the buffered lines are written, or after a short wait. */
  flush(): Promise<void>;
}

/** Standard output, written asynchronously: losing log lines is better than delaying visitors. */
export const logDestination = (): LogDestination => {
  // Reading `process.stdout` makes a pipe non-blocking; a blocked write would prevent the process from ending.
  void process.stdout;
  const stream = new SonicBoom({ fd: 1, sync: false, maxLength: mostWaiting });
  let lost = 0;
  stream.on("drop", () => (lost += 1));
  // The disk may be full; the next line is tried again.
  stream.on("error", () => undefined);
  return {
    stream,
    onLoss: (tell) =>
      stream.on("drain", () => {
        if (lost === 0) return;
        const lines = lost;
        lost = 0;
        tell(lines);
      }),
    flush: () =>
      new Promise((resolve) => {
        setTimeout(resolve, flushMs).unref();
        stream.flush(() => resolve());
      }),
  };
};
