/** Debounce of draft writes in milliseconds, from the specification's constants. */
const delayMs = 500;

interface Waiting {
  write(): void;
  timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();

/** Debounces a write; the last call for a key wins. */
export const debounceWrite = (key: string, write: () => void): void => {
  cancelWrite(key);
  waiting.set(key, { write, timer: setTimeout(() => flushWrite(key), delayMs) });
};

/** Runs the pending write of a key, if any, at once. */
export const flushWrite = (key: string): void => {
  const last = waiting.get(key);
  cancelWrite(key);
  last?.write();
};

export const cancelWrite = (key: string): void => {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
};

/**
 * Writes at once when the page is hidden or unloaded, because there may be no later event. Returns a function that
 * writes and unsubscribes.
 */
export const flushOnUnload = (key: string): (() => void) => {
  const onLeave = () => flushWrite(key);
  const onChange = () => document.visibilityState === "hidden" && onLeave();
  window.addEventListener("pagehide", onLeave);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("pagehide", onLeave);
    document.removeEventListener("visibilitychange", onChange);
    onLeave();
  };
};
