import { useState } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/**
 * False during a component's first render, and so for one that React discards. `<Helmet>` would keep such a render's
 * tags for ever, such as an error page's `noindex`. True on the server.
 */
export const useCommitted = (): boolean => {
  const [committed, setCommitted] = useState(typeof window === "undefined");
  useBrowserLayoutEffect(() => setCommitted(true), []);
  return committed;
};
