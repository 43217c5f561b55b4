import { Children, startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import { useIsFollowed } from "../../routes/current-route";
import { ErrorBoundary } from "./error-boundary";
import { Gated, makeGate, openWhenNear } from "./hydration-gate";
import * as styles from "./page-body.module.css";

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

interface PartProps {
  /** Whether the section hydrates at once. */
  first: boolean;
  children: ReactNode;
}

/** One section. Its wrapper has no box, but can be found before React has rendered the section. */
const Part = ({ first, children }: PartProps) => {
  const part = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => makeGate(first));
  useEffect(() => {
    const section = part.current?.firstElementChild;
    return section ? openWhenNear(section, gate) : undefined;
  }, [gate]);
  return (
    <div ref={part} data-part>
      <Gated gate={gate}>
        <SectionBoundary served={() => part.current?.innerHTML}>{children}</SectionBoundary>
      </Gated>
    </div>
  );
};

/**
 * The sections of a page, from top to bottom. The first hydrates at once, the others when they come near or are used.
 * After following a link, the others are rendered once the first is painted; after Back all are rendered at once, to
 * restore the scroll position.
 */
export const PageBody = ({ children }: { children: ReactNode }) => {
  const [isWhole, setIsWhole] = useState(!useIsFollowed());
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  const sections = Children.toArray(children);
  return (
    <>
      {(isWhole ? sections : sections.slice(0, 1)).map((section, index) => (
        <Part key={index} first={index === 0}>
          {section}
        </Part>
      ))}
      {!isWhole && <div className={styles.room} />}
    </>
  );
};
