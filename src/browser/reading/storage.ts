/** Returns null when storage is full, blocked or holds invalid JSON, so that callers can go on without it. */
const guarded = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

/** Texts that session storage did not accept. They last until the page closes. */
const inMemory = new Map<string, string>();

/** Reads a text of this session; null when there is none. */
export const readSessionText = (key: string): string | null =>
  inMemory.get(key) ?? guarded(() => window.sessionStorage.getItem(key));

/** Stores a text for this session; false if it is only in memory, because storage is full or blocked. */
export const writeSessionText = (key: string, text: string): boolean => {
  const stored = guarded(() => {
    window.sessionStorage.setItem(key, text);
    return true;
  });
  if (stored) inMemory.delete(key);
  else inMemory.set(key, text);
  return stored ?? false;
};

/** Whether stored texts survive a page load. */
export const isStoragePersistent = (): boolean => {
  const probe = "probe";
  const stored = writeSessionText(probe, probe);
  dropSession(probe);
  return stored;
};

/** Reads JSON of this session; null when there is none. */
export const readSession = (key: string): unknown =>
  guarded(() => JSON.parse(readSessionText(key) ?? "null") as unknown);
export const writeSession = (key: string, value: unknown): boolean =>
  writeSessionText(key, JSON.stringify(value));

export const dropSession = (key: string): void => {
  inMemory.delete(key);
  guarded(() => window.sessionStorage.removeItem(key));
};

/** Reads JSON from local storage; null when there is none. */
export const readLocal = (key: string): unknown =>
  guarded(() => JSON.parse(window.localStorage.getItem(key) ?? "null") as unknown);

export const writeLocal = (key: string, value: unknown): void => {
  guarded(() => window.localStorage.setItem(key, JSON.stringify(value)));
};
