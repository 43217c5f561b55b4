import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../browser/hydration/error-boundary";
import { StaticServerError, StandaloneServerError } from "../frame/error-boundary/server-error";

/**
 * Outermost error boundary, around the layout and Gatsby's own components. Its second fallback is for an error page
 * that throws too.
 */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary fallback={() => <StaticServerError />}>
    <ErrorBoundary fallback={() => <StandaloneServerError />}>{element}</ErrorBoundary>
  </ErrorBoundary>
);
