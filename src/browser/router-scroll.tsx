import type { ReactNode } from "react";

/**
 * In place of `gatsby-react-router-scroll`, which scrolls as the stylesheet says, over a page that is not there yet, and
 * keeps heights under the next page's name: `scrolling.ts` does it instead. These are the names that Gatsby imports.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => <>{children}</>;

export const useScrollRestoration = () => ({});
