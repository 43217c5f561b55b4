import { useState } from "react";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { pendingMark, readOutcome, type Outcome } from "./outcome";

/** The outcome of the last submission, until another enquiry begins. Null if there is none, and on the server. */
export const useOutcome = (): Outcome | null => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useBrowserLayoutEffect(() => {
    setOutcome(readOutcome());
    document.documentElement.removeAttribute(pendingMark);
  }, []);
  return outcome;
};
