import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates in slices: as a transition, React gives the main thread back every few milliseconds,
 * so that a long page answers taps while it comes alive.
 */
export const replaceHydrateFunction = () => (app: ReactElement, container: Element) => {
  const renderedOnServer = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  if (renderedOnServer) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
};
