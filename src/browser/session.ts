/** Reads JSON of the tab's session; null when there is none, or when the browser withholds storage. */
export function readSession<T>(key: string): T | null {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps JSON for the tab's session; without storage it is a draft less, not a form less. */
export function writeSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the form works on without a draft.
  }
}

export function dropSession(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
