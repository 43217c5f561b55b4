import type { ReactNode } from "react";

/**
 * Replaces `gatsby-react-router-scroll`, under the names that Gatsby imports from it. That package applies CSS smooth
 * scrolling to navigations, scrolls before the next page has rendered, and saves positions under the wrong page's key.
 * `scrolling.ts` does the work instead.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => <>{children}</>;

export const useScrollRestoration = () => ({});
