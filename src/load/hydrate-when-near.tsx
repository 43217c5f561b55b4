import { Children, useEffect, useRef, useState, type ReactNode } from "react";
import { makeGate, openWhenNear } from "../browser/hydration-gates";
import { Gated } from "./gated";
import { SectionBoundary } from "./section-boundary";

const Part = ({ children }: { children: ReactNode }) => {
  // The section has no ref before it is hydrated, and an element around it would part it from its siblings.
  const mark = useRef<HTMLTemplateElement>(null);
  const [gate] = useState(makeGate);
  useEffect(() => {
    const section = mark.current?.nextElementSibling;
    return section ? openWhenNear(section, gate) : undefined;
  }, [gate]);
  return (
    <>
      <template ref={mark} />
      <Gated gate={gate}>
        <SectionBoundary served={() => mark.current?.nextElementSibling}>{children}</SectionBoundary>
      </Gated>
    </>
  );
};

/**
 * Sections below the first screen. When the page loads each is hydrated as it comes near, so a phone has no work for what
 * is not looked at. After a navigation within the site they are drawn like any other.
 */
export const HydrateWhenNear = ({ children }: { children: ReactNode }) => (
  <>
    {Children.toArray(children).map((section, index) => (
      <Part key={index}>{section}</Part>
    ))}
  </>
);
