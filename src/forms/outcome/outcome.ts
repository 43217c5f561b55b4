import { dropSession, readSession, writeSession } from "../drafts/session";

const key = "outcome";

/** What /thank-you has to tell. It travels in the tab's session, never in the address. */
export interface Outcome {
  ok: boolean;
  message: string;
  reference?: string;
  /** Whom to write to instead. */
  contacts: "sales" | "recruitment";
  /** Path of the form, with its id as the hash. */
  returnTo: string;
}

export const keepOutcome = (outcome: Outcome): void => writeSession(key, outcome);

export const readOutcome = (): Outcome | null => readSession<Outcome>(key);

export const dropOutcome = (): void => dropSession(key);
