import { createElement, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { showNoscriptHints } from "../../browser/reading/noscript-hints";
import { ErrorBoundary } from "./error-boundary";

interface SectionBoundaryProps {
  /** Finds the section as it stands in the page, or as the server wrote it. */
  served: () => Element | null | undefined;
  children: ReactNode;
}

/** The section's HTML in an element that React does not touch. Nothing in it works any more. */
const Kept = ({ served }: Pick<SectionBoundaryProps, "served">) => {
  // Kept, because React removes the section when it inserts this.
  const [section] = useState(served);
  const kept = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!section || !kept.current) return;
    for (const { name, value } of section.attributes) kept.current.setAttribute(name, value);
    kept.current.append(...section.childNodes);
    showNoscriptHints(kept.current);
  }, [section]);
  return section
    ? createElement(section.localName, { ref: kept, dangerouslySetInnerHTML: { __html: "" } })
    : null;
};

/** After an error a section keeps its words but no longer reacts. The rest of the page is not affected. */
export const SectionBoundary = ({ served, children }: SectionBoundaryProps) => (
  <ErrorBoundary fallback={<Kept served={served} />}>{children}</ErrorBoundary>
);
