import { useState, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary";

interface SectionBoundaryProps {
  /** The section's HTML as it stands in the page; none before React has drawn or found it. */
  served: () => string | undefined;
  children: ReactNode;
}

interface ServedWordsProps {
  served: SectionBoundaryProps["served"];
  error: unknown;
}

/** The section's HTML, with the hints of a page without scripts. Where there is none, the page fails. */
const ServedWords = ({ served, error }: ServedWordsProps) => {
  const [html] = useState(served);
  if (!html) throw error;
  return <div data-part dangerouslySetInnerHTML={{ __html: html.replaceAll(/<\/?noscript>/g, "") }} />;
};

/** After an error a section keeps its words but no longer reacts. The rest of the page is not affected. */
export const SectionBoundary = ({ served, children }: SectionBoundaryProps) => (
  <ErrorBoundary fallback={(error) => <ServedWords served={served} error={error} />}>
    {children}
  </ErrorBoundary>
);
