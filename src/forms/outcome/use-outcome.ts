import { useState } from "react";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import { dropOutcome, pendingMark, readOutcome, type Outcome } from "./outcome";

/**
 * The outcome of the submission that led to this page. A success is returned once. Null when there is none, and on the
 * server.
 */
export const useOutcome = (): Outcome | null => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useBrowserLayoutEffect(() => {
    const arrived = readOutcome();
    setOutcome(arrived);
    // A failure stays until the next submission, for visitors who come back from *Try again*.
    if (arrived?.ok) dropOutcome();
    document.documentElement.removeAttribute(pendingMark);
  }, []);
  return outcome;
};
