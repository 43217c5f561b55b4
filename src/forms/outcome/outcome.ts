import { dropSession, readSession, writeSession } from "../../browser/storage";

export const key = "outcome";

/** On the document while the page holds back what it was built with. */
export const heldMark = "data-outcome";

/** A field, and what is wrong with it. */
export interface Fault {
  field: string;
  message: string;
}

/** How an attempt ended, as /thank-you tells it. It travels in the tab's session, never in the address. */
export interface Outcome {
  ok: boolean;
  message: string;
  reference?: string;
  /** Whom to write to instead. */
  contacts: "sales" | "recruitment";
  /** Path of the form, with its id as the hash. */
  returnTo: string;
  /** The form's field that the message speaks of, until the form was told. */
  field?: string | undefined;
}

export const keepOutcome = (outcome: Outcome): boolean => writeSession(key, outcome);

export const readOutcome = (): Outcome | null => readSession<Outcome>(key);

export const dropOutcome = (): void => dropSession(key);

/** What the form at this address was refused for, told once; null when it was not, or for no field of its own. */
export const takeFault = (address: string): Fault | null => {
  const outcome = readOutcome();
  if (!outcome?.field || outcome.returnTo !== address) return null;
  const { field, ...rest } = outcome;
  keepOutcome(rest);
  return { field, message: rest.message };
};
