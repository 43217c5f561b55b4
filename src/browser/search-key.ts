import { basePath } from "../config/base-path";
import { searchPath } from "../config/search-path";
import { openPage } from "./page-load";

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    !!target.closest("dialog"));

/** `/` opens the search page by a page load, since the policy of the page that is open admits no WebAssembly. */
export const startSearchKey = (): void =>
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented || takesText(target)) return;
    event.preventDefault();
    openPage(basePath() + searchPath);
  });
