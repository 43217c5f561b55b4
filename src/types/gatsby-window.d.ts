/** The globals of Gatsby's production runtime that the site uses. */
interface Window {
  /** When true, Gatsby turns the next navigation into a full page load. */
  ___swUpdated?: boolean;
  ___navigate?: (to: string | number, options?: { replace?: boolean; state?: object }) => unknown;
  ___loader?: {
    loadPage: (address: string) => Promise<{ status?: string; json?: { data?: unknown } } | undefined>;
    loadPageSync: (address: string, options?: object) => object | undefined;
    /** Prefetches a link in the viewport. Returns a function that cancels this. */
    enqueue: (address: string) => unknown;
    /** Prefetches a link under the pointer. */
    hovering: (address: string) => void;
  };
}
