import { nearMargin } from "./use-near";

/**
 * Keeps React from hydrating a part of the page until it is opened. While it is closed the server's HTML stays as it is.
 */
export interface Gate {
  isOpen: boolean;
  /** Resolves when it is opened. */
  opened: Promise<void>;
  open: () => void;
  /** What stands behind it; unknown until React has committed what is around it. */
  element?: Element;
}

/** What React must have hydrated before it can answer it. */
const actions = ["pointerdown", "click", "keydown", "focusin", "input", "change", "submit"];

const closed = new Set<Gate>();

let acting = false;

/**
 * Before React, which hydrates at once what an action is meant for, if it may. So the first tap is answered even where the
 * visitor was faster than the observer.
 */
const openFor = ({ target }: Event): void => {
  for (const gate of closed) if (!gate.element || gate.element.contains(target as Node | null)) gate.open();
  // If React is not through with the page yet, it begins anew at this event, with other gates.
  acting = true;
  setTimeout(() => (acting = false));
};

export const makeGate = (): Gate => {
  let resolve = () => undefined as void;
  const gate: Gate = {
    isOpen: acting,
    opened: new Promise<void>((opened) => {
      resolve = opened;
    }),
    open: () => {
      gate.isOpen = true;
      closed.delete(gate);
      resolve();
    },
  };
  if (typeof window !== "undefined" && !acting) {
    closed.add(gate);
    for (const action of actions) window.addEventListener(action, openFor, true);
  }
  return gate;
};

/** Opens a gate when its element comes near the viewport, or something is done in it. Returns what ends the watch. */
export const openWhenNear = (element: Element, gate: Gate): (() => void) => {
  if (!("IntersectionObserver" in window) || element.contains(document.activeElement)) gate.open();
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

/** Opens all gates of the page. */
export const openGates = (): void => {
  for (const gate of closed) gate.open();
};
