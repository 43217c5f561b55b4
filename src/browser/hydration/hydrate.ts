import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates as a transition: React then yields the main thread every few milliseconds, so a long page reacts to taps
 * during hydration.
 */
export const replaceHydrateFunction = () => (app: ReactElement, container: Element) => {
  const renderedOnServer = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  if (renderedOnServer) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
};
