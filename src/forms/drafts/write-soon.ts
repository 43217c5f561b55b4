/** How long nothing must change before a draft is written: the input debounce among the specification's constants. */
const delayMs = 500;

interface Waiting {
  write(): void;
  timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();

/** Writes once nothing has changed for a while; the last call for a key counts. */
export const writeSoon = (key: string, write: () => void): void => {
  forget(key);
  waiting.set(key, { write, timer: setTimeout(() => writeNow(key), delayMs) });
};

/** Writes what waits, if anything does. */
export const writeNow = (key: string): void => {
  const last = waiting.get(key);
  forget(key);
  last?.write();
};

/** Drops what waits. */
export const forget = (key: string): void => {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
};

/** Writes at once when the page is left or hidden, which may be the last that it hears of; answers how to stop, and writes then too. */
export const writeOnLeaving = (key: string): (() => void) => {
  const onLeave = () => writeNow(key);
  const onChange = () => document.visibilityState === "hidden" && onLeave();
  window.addEventListener("pagehide", onLeave);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("pagehide", onLeave);
    document.removeEventListener("visibilitychange", onChange);
    onLeave();
  };
};
