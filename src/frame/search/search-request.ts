import { readLocal, writeLocal } from "../../browser/reading/storage";

/** Marks the links to the search page that open the dialog instead. */
export const searchMark = "data-search";

const key = "/";
const setting = "search-key";
const noShortcutIn =
  "input, textarea, select, [contenteditable]:not([contenteditable='false']), dialog, [role='dialog']";

let keyIsOn = true;

const tell = (): void => {
  for (const link of document.querySelectorAll(`[${searchMark}]`))
    if (keyIsOn) link.setAttribute("aria-keyshortcuts", key);
    else link.removeAttribute("aria-keyshortcuts");
};

export const isSearchKeyOn = (): boolean => keyIsOn;

/** Speech input may press the key by accident, so it can be switched off (WCAG 2.1.4). */
export const setSearchKey = (on: boolean): void => {
  keyIsOn = on;
  writeLocal(setting, on);
  tell();
};

const isModified = (event: KeyboardEvent | MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;

/**
 * Calls `open` when a visitor clicks a marked link or presses `/` outside fields and dialogs. Returns a function that
 * stops it.
 */
export const onSearchRequest = (open: () => void): (() => void) => {
  keyIsOn = readLocal(setting) !== false;
  tell();
  const listeners = new AbortController();
  const { signal } = listeners;
  const onKey = (event: KeyboardEvent) => {
    const place = event.target instanceof Element && event.target.closest(noShortcutIn);
    if (event.key !== key || !keyIsOn || isModified(event) || place || document.querySelector("dialog[open]"))
      return;
    event.preventDefault();
    open();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(`[${searchMark}]`);
    if (!link || event.button || event.shiftKey || isModified(event)) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, to which the dialog returns focus.
    link.focus();
    open();
  };
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("click", onClick, { signal });
  return () => listeners.abort();
};
