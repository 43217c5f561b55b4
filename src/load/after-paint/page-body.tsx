import { Children, useEffect, useRef, useState, type ReactNode } from "react";
import { Gated, makeGate, openWhenNear } from "./hydration-gate";
import { SectionBoundary } from "./section-boundary";

interface PartProps {
  /** Hydrated at once. */
  first: boolean;
  children: ReactNode;
}

/** One section. Its wrapper has no box: it is what can be found before React knows the section. */
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

/** The sections of a page, from top to bottom. The first hydrates at once, the others when they come near or are used. */
export const PageBody = ({ children }: { children: ReactNode }) => (
  <>
    {Children.toArray(children).map((section, index) => (
      <Part key={index} first={index === 0}>
        {section}
      </Part>
    ))}
  </>
);
