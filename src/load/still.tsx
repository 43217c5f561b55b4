import type { ReactNode } from "react";

/**
 * Parts of a page that nothing happens in: no state, no handler, nothing of the browser. Their words and their code stay
 * on the server. In the bundles `adopted.tsx` stands in for it, so what is inside must always have the same outermost
 * elements (`src/webpack/still`).
 */
export const Still = ({ children }: { children: ReactNode }) => <>{children}</>;
