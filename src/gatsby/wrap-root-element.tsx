import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../frame/error-boundary/error-boundary";
import { FinishedServerError, LoneServerError } from "../frame/error-boundary/server-error";

/** Stands above the frame and Gatsby's own parts: whatever throws there, and should the page it shows then throw as well. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary fallback={<FinishedServerError />}>
    <ErrorBoundary fallback={<LoneServerError />}>{element}</ErrorBoundary>
  </ErrorBoundary>
);
