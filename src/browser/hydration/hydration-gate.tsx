import { Suspense, useEffect, type ReactNode } from "react";
import type { RouteUpdate } from "../navigation/route-update";
import { nearMargin } from "../reading/use-near-viewport";
import { useIsHydrated } from "./use-is-hydrated";

/** Keeps React from hydrating a section until it opens. Until then the server's HTML stays. */
export interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
  /** The section. Unknown until React has rendered its parent. */
  element?: Element;
}

/** Events that React handles only in a hydrated section. */
const actions = ["pointerdown", "click", "keydown", "focusin", "input", "change", "submit"];

const closed = new Set<Gate>();

let acting = false;

/**
 * Runs before React's own listener. If the gate is open, React hydrates the target of an event at once, so even the
 * first tap works.
 */
const openFor = ({ target }: Event): void => {
  const isWithin = (element: Element) => target instanceof Node && element.contains(target);
  for (const gate of closed) if (!gate.element || isWithin(gate.element)) gate.open();
  // The event may make React render from scratch, so gates created meanwhile must be open too.
  acting = true;
  setTimeout(() => (acting = false));
};

export const makeGate = (isOpen = acting): Gate => {
  let resolve: () => void = () => undefined;
  const gate: Gate = {
    isOpen,
    opened: new Promise<void>((opened) => {
      resolve = opened;
    }),
    open: () => {
      gate.isOpen = true;
      closed.delete(gate);
      resolve();
    },
  };
  if (typeof window !== "undefined" && !isOpen) {
    closed.add(gate);
    for (const action of actions) window.addEventListener(action, openFor, true);
  }
  return gate;
};

/** Opens a gate when its element comes near the viewport or is used. Returns a function that stops watching. */
export const openWhenNear = (element: Element, gate: Gate): (() => void) => {
  // A hash such as #section=state is for the section's own script, which also scrolls to it.
  const isMeant = element.id !== "" && window.location.hash.startsWith(`#${element.id}=`);
  if (isMeant || !("IntersectionObserver" in window) || element.contains(document.activeElement)) gate.open();
  if (gate.isOpen) return () => undefined;
  gate.element = element;
  closed.add(gate);
  const near = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
  };
  const observer = new IntersectionObserver(near, { rootMargin: nearMargin });
  observer.observe(element);
  const end = () => observer.disconnect();
  void gate.opened.then(end);
  return () => {
    end();
    closed.delete(gate);
  };
};

/** When only the query changes, React renders again and would discard sections that are not hydrated yet. */
export const hydrateSamePage = ({ location, prevLocation }: RouteUpdate): void => {
  if (location.pathname === prevLocation?.pathname) for (const gate of closed) gate.open();
};

interface GatedProps {
  gate: Gate;
  /** Also waits after a client-side navigation, where there is no server HTML. */
  always?: boolean;
  children: ReactNode;
}

/** Suspends until the gate opens; never on the server. */
const WaitForGate = ({ gate, always = false, children }: GatedProps) => {
  const isHydrated = useIsHydrated();
  if (typeof window !== "undefined" && (!isHydrated || always) && !gate.isOpen) throw gate.opened;
  useEffect(() => gate.open(), [gate]);
  return <>{children}</>;
};

/** While it suspends, React 18 keeps the server's HTML, and hydrates it when the gate opens. */
export const Gated = (props: GatedProps) => (
  <Suspense>
    <WaitForGate {...props} />
  </Suspense>
);
