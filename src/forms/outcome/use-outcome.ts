import { useState } from "react";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import { dropOutcome, readOutcome, type Outcome } from "./outcome";

/** The attempt that led to this page, told once when it succeeded; null when none did, and on the server. */
export function useOutcome(): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useBrowserLayoutEffect(() => {
    const arrived = readOutcome();
    setOutcome(arrived);
    if (arrived?.ok) dropOutcome();
  }, []);
  return outcome;
}
