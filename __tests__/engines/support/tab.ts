/** One window of a browser, with features that WebDriver and BiDi share. Elements are found in the page: part.ts. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  size(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, via JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a point of the window, in whole pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Key =
  "Tab" | "Enter" | "Escape" | "End" | "ArrowLeft" | "ArrowRight" | "ArrowDown" | "Space" | "/";

/** An engine's browser. */
export interface Driver {
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** Longest time of one step, because WebKitGTK hangs in about one of a hundred page loads. */
export const stepMs = 30_000;

declare global {
  interface Window {
    faults?: string[];
  }
}

/** Calls a function in the page; it must not use anything outside itself. */
export const run = <Given extends unknown[], Answer>(
  tab: Tab,
  code: (...given: Given) => Answer,
  ...given: Given
): Promise<Awaited<Answer>> =>
  tab.evaluate(`(${String(code)})(...${JSON.stringify(given)})`) as Promise<Awaited<Answer>>;

/** Runs before a document's own scripts and records its errors. */
export const keepFaults = `(() => {
  if (window.faults) return;
  const faults = (window.faults = []);
  addEventListener("error", ({ message, target }) => faults.push("error: " + (message || target.outerHTML)), true);
  addEventListener("unhandledrejection", ({ reason }) => faults.push("rejection: " + ((reason && reason.message) || reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => faults.push("csp: " + violatedDirective + " " + blockedURI));
})();`;
