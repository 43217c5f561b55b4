import SonicBoom from "sonic-boom";

/** Bytes buffered for a slow reader or a full disk; further lines are lost. */
const mostWaiting = 2 ** 20;
const flushMs = 500;

export interface LogDestination {
  stream: SonicBoom;
  /** Calls back with how many lines were lost, once the log flows again. */
  onLoss(tell: (lines: number) => void): void;
  /** Resolves when what waits is written, or cannot be soon. */
  flush(): Promise<void>;
}

/** Standard output, written asynchronously: losing log lines is better than delaying visitors. */
export const logDestination = (): LogDestination => {
  // Node makes a pipe non-blocking when this is first asked for; a blocked write would hold up the process's end.
  void process.stdout;
  const stream = new SonicBoom({ fd: 1, sync: false, maxLength: mostWaiting });
  let lost = 0;
  stream.on("drop", () => (lost += 1));
  // A full disk: the next line tries again.
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
