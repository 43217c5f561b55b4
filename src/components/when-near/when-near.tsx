import { useEffect, useRef, useState, type ReactNode } from "react";
import { makeGate, openWhenNear } from "../../browser/hydration-gates";
import { Gated } from "../../load/gated";

interface WhenNearProps {
  /** Stands in its place after a navigation within the site, where no server rendered it; as high as it will be. */
  fallback: ReactNode;
  /** A component made by `lazyChunk`. */
  children: ReactNode;
}

/**
 * A part with a chunk of its own, loaded when it comes near the viewport. What renders this must not render again with
 * other props before: React would throw the server's HTML away. Sections that use it are wrapped in `memo`.
 */
export const WhenNear = ({ fallback, children }: WhenNearProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [gate] = useState(makeGate);
  useEffect(() => openWhenNear(root.current!, gate), [gate]);
  return (
    <div ref={root} data-when-near>
      <Gated gate={gate} fallback={fallback}>
        {children}
      </Gated>
    </div>
  );
};
