import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from "react";
import type { Gate } from "../browser/hydration-gates";

interface GatedProps {
  gate: Gate;
  /** Shown while the gate is closed where there is no HTML of the server's; without it nothing waits there. */
  fallback?: ReactNode;
  children: ReactNode;
}

const never = () => () => undefined;

/** Suspends until the gate opens; never on the server. */
const Behind = ({ gate, fallback, children }: GatedProps) => {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const waits = typeof window !== "undefined" && (hydrating || fallback !== undefined);
  if (waits && !gate.isOpen) throw gate.opened;
  useEffect(() => gate.open(), [gate]);
  return <>{children}</>;
};

/** What the server rendered stays as it is until the gate opens; then React hydrates it in place, so nothing moves. */
export const Gated = (props: GatedProps) => (
  <Suspense fallback={props.fallback}>
    <Behind {...props} />
  </Suspense>
);
