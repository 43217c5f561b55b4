type Kind = "sessionStorage" | "localStorage";

/** Storage that is full, forbidden or holds what cannot be read answers null: whatever asks goes without. */
const guarded = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

const readJson = <T>(kind: Kind, key: string): T | null =>
  guarded(() => JSON.parse(window[kind].getItem(key) ?? "null") as T | null);

/** The text that is kept in the tab's session; null when there is none. */
export const readSessionText = (key: string): string | null =>
  guarded(() => window.sessionStorage.getItem(key));

/** Keeps a text for the tab's session; false where the browser keeps nothing for us. */
export const writeSessionText = (key: string, text: string): boolean =>
  guarded(() => {
    window.sessionStorage.setItem(key, text);
    return true;
  }) ?? false;

/** The same for JSON. */
export const readSession = <T>(key: string): T | null => readJson<T>("sessionStorage", key);
export const writeSession = (key: string, value: unknown): boolean =>
  writeSessionText(key, JSON.stringify(value));

export const dropSession = (key: string): void => {
  guarded(() => window.sessionStorage.removeItem(key));
};

/** JSON that is kept beyond the session; null when there is none. */
export const readLocal = <T>(key: string): T | null => readJson<T>("localStorage", key);
