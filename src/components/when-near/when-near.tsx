import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useNear } from "../../browser/use-near";

interface WhenNearProps {
  /** Stands in its place after a navigation within the site, where no server rendered it; as high as it will be. */
  fallback: ReactNode;
  /** A component made by `lazyChunk`. */
  children: ReactNode;
}

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

const makeGate = (): Gate => {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/**
 * Shows what the server rendered, as it stands, until it comes near the viewport; then React hydrates it in place, so
 * nothing moves. What renders this must not render again with other props before: React would throw the server's HTML
 * away. Sections that use it are wrapped in `memo`.
 */
export const WhenNear = ({ fallback, children }: WhenNearProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [gate] = useState(makeGate);
  return (
    <div ref={root} data-when-near>
      <Suspense fallback={fallback}>
        <Guarded gate={gate}>{children}</Guarded>
      </Suspense>
      <Sentry of={root} gate={gate} />
    </div>
  );
};

const open = new WeakSet<Gate>();

/** Suspends until the gate opens; never on the server. */
const Guarded = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  if (typeof window !== "undefined" && !open.has(gate)) throw gate.opened;
  return <>{children}</>;
};

/** Opens the gate. A component of its own, because a state of `WhenNear` would render the boundary again. */
const Sentry = ({ of, gate }: { of: RefObject<HTMLDivElement | null>; gate: Gate }) => {
  const near = useNear(of, { once: true });
  useEffect(() => {
    if (!near) return;
    open.add(gate);
    gate.open();
  }, [near, gate]);
  return null;
};
