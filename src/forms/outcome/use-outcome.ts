import { useState } from "react";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import { dropOutcome, heldMark, readOutcome, type Outcome } from "./outcome";

/** The outcome of the attempt that led to this page, told once when it succeeded; null when none did, and on the server. */
export const useOutcome = (): Outcome | null => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useBrowserLayoutEffect(() => {
    const arrived = readOutcome();
    setOutcome(arrived);
    // A failure stays true until the next attempt, for whoever comes back from *Try again*.
    if (arrived?.ok) dropOutcome();
    document.documentElement.removeAttribute(heldMark);
  }, []);
  return outcome;
};
