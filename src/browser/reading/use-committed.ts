import { useState } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/**
 * False while a component is drawn for the first time, and so for one that React throws away. For `<Helmet>`, which would
 * count that one for ever: `noindex` of an error page stayed on the pages after it. True on the server.
 */
export const useCommitted = (): boolean => {
  const [committed, setCommitted] = useState(typeof window === "undefined");
  useBrowserLayoutEffect(() => setCommitted(true), []);
  return committed;
};
