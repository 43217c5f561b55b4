const hourMs = 60 * 60 * 1000;

export const dayMs = 24 * hourMs;

/**
 * Runs the work at once and then every day, or after an hour if it returned false. Returns a function that stops this.
 * @param everyMs shorter in tests.
 */
export const everyDay = (
  work: (ended: AbortSignal) => Promise<boolean>,
  everyMs = dayMs,
): (() => Promise<void>) => {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void>;
  const begin = () => {
    round = work(ended.signal).then((isDone) => {
      if (!ended.signal.aborted)
        timer = setTimeout(begin, isDone ? everyMs : Math.min(everyMs, hourMs)).unref();
    });
  };
  begin();
  return async () => {
    ended.abort();
    clearTimeout(timer);
    await round;
  };
};
