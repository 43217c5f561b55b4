import { useState, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary";

interface SectionBoundaryProps {
  /** The section's HTML in the page; undefined before React has rendered or found it. */
  served: () => string | undefined;
  children: ReactNode;
}

interface ServedWordsProps {
  served: SectionBoundaryProps["served"];
  error: unknown;
}

/** The section's HTML with its `noscript` hints. If there is none, the error is passed on to the page. */
const ServedWords = ({ served, error }: ServedWordsProps) => {
  const [html] = useState(served);
  if (!html) throw error;
  return <div data-part dangerouslySetInnerHTML={{ __html: html.replaceAll(/<\/?noscript>/g, "") }} />;
};

/** After an error a section keeps its HTML but no longer reacts. The rest of the page is not affected. */
export const SectionBoundary = ({ served, children }: SectionBoundaryProps) => (
  <ErrorBoundary fallback={(error) => <ServedWords served={served} error={error} />}>
    {children}
  </ErrorBoundary>
);
