type Kind = "sessionStorage" | "localStorage";

/** Returns null when storage is full, blocked or holds invalid JSON, so that callers can go on without it. */
const guarded = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

const readJson = <T>(kind: Kind, key: string): T | null =>
  guarded(() => JSON.parse(window[kind].getItem(key) ?? "null") as T | null);

/** Reads a text from session storage; null when there is none. */
export const readSessionText = (key: string): string | null =>
  guarded(() => window.sessionStorage.getItem(key));

/** Writes a text to session storage; false when storage is not available. */
export const writeSessionText = (key: string, text: string): boolean =>
  guarded(() => {
    window.sessionStorage.setItem(key, text);
    return true;
  }) ?? false;

/** Reads JSON from session storage; null when there is none. */
export const readSession = <T>(key: string): T | null => readJson<T>("sessionStorage", key);
export const writeSession = (key: string, value: unknown): boolean =>
  writeSessionText(key, JSON.stringify(value));

export const dropSession = (key: string): void => {
  guarded(() => window.sessionStorage.removeItem(key));
};

/** Reads JSON from local storage; null when there is none. */
export const readLocal = <T>(key: string): T | null => readJson<T>("localStorage", key);

export const writeLocal = (key: string, value: unknown): void => {
  guarded(() => window.localStorage.setItem(key, JSON.stringify(value)));
};
