import { createElement, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { showNoscriptHints } from "../../browser/reading/noscript-hints";
import { ErrorBoundary } from "./error-boundary";

interface SectionBoundaryProps {
  /** Finds the section as it stands in the page, or as the server wrote it. */
  served: () => Element | null | undefined;
  children: ReactNode;
}

/** A section's words in an element that React leaves alone: nothing happens in them any more. */
const Kept = ({ served }: Pick<SectionBoundaryProps, "served">) => {
  // React takes the section out in the same step in which it puts this in.
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

/** An error in a section costs that section's liveliness, never its words, nor the rest of the page. */
export const SectionBoundary = ({ served, children }: SectionBoundaryProps) => (
  <ErrorBoundary fallback={<Kept served={served} />}>{children}</ErrorBoundary>
);
