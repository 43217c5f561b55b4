import { dropSession, readSession, writeSession } from "../../browser/reading/storage";
import { fieldsIn, textAt } from "../../content-model/records";
import type { HalfDay } from "../times/half-days";

export const key = "outcome";

/** Attribute on the document while the prerendered content is hidden. */
export const pendingMark = "data-outcome";

/** An invalid field and its error. */
export interface Fault {
  field: string;
  message: string;
}

/**
 * Result of a submission, as /thank-you shows it. Passed in session storage, or in the history entry where storage is
 * blocked; never in the URL.
 */
export interface Outcome {
  ok: boolean;
  message: string;
  reference?: string;
  /** The contact details offered on failure. */
  contacts: "sales" | "recruitment";
  /** Path of the form, with its id as the fragment. */
  returnTo: string;
  /** Times for a call that were sent with the message. */
  times?: readonly HalfDay[] | undefined;
  /** The form's field that the error is about; removed once the form has shown it. */
  field?: string | undefined;
}

/** Returns false if the outcome could not be stored. */
export const keepOutcome = (outcome: Outcome): boolean => {
  // With full storage the previous outcome would remain.
  dropOutcome();
  return writeSession(key, outcome);
};

export const readOutcome = (): Outcome | null =>
  [readSession(key), fieldsIn(window.history.state)[key]].find(isOutcome) ?? null;

const isOutcome = (value: unknown): value is Outcome =>
  textAt(value, "message") !== undefined && textAt(value, "returnTo") !== undefined;

export const dropOutcome = (): void => dropSession(key);

/** Called when another enquiry begins. Keeps a failure for the form that *Try again* leads to. */
export const beginEnquiry = (address: string): void => {
  const outcome = readOutcome();
  if (outcome?.ok || outcome?.returnTo !== address) dropOutcome();
};

/** The server error for the form at this URL, returned once; null when there is none or it is about no field. */
export const takeFault = (address: string): Fault | null => {
  const outcome = readOutcome();
  if (!outcome?.field || outcome.returnTo !== address) return null;
  const { field, ...rest } = outcome;
  keepOutcome(rest);
  return { field, message: rest.message };
};
