import { dropSession, readSession, writeSession } from "../../browser/reading/storage";
import { fieldsIn, textAt } from "../../content-model/records";
import type { HalfDay } from "../times/half-days";

export const outcomeKey = "outcome";

/** Attribute on the document while the prerendered content is hidden. */
export const pendingMark = "data-outcome";

/** An invalid field and its error. */
export interface FieldFailure {
  field: string;
  message: string;
}

/** How a submission ended, for the form's alert: a failed rule, or what the server answered. */
export interface Outcome {
  ok: boolean;
  message: string;
  reference?: string;
  /** The form's field that a server error is about. */
  field?: string | undefined;
}

/**
 * An outcome for /thank-you. Passed in session storage, or in the history entry where storage is blocked; never in the
 * URL. Its field is removed once the form has shown the error.
 */
export interface KeptOutcome extends Outcome {
  /** Whose contact details are offered on failure. */
  audience: "sales" | "recruitment";
  /** Path of the form, with its id as the fragment. */
  returnTo: string;
  /** Times for a call that were sent with the message. */
  times?: readonly HalfDay[] | undefined;
}

/** Returns false if the outcome could not be stored. */
export const keepOutcome = (outcome: KeptOutcome): boolean => {
  // With full storage the previous outcome would remain.
  dropOutcome();
  return writeSession(outcomeKey, outcome);
};

export const readOutcome = (): KeptOutcome | null =>
  [readSession(outcomeKey), fieldsIn(window.history.state)[outcomeKey]].find(isOutcome) ?? null;

const isOutcome = (value: unknown): value is KeptOutcome =>
  textAt(value, "message") !== undefined && textAt(value, "returnTo") !== undefined;

export const dropOutcome = (): void => dropSession(outcomeKey);

/** Called when another enquiry begins. Keeps a failure for the form that *Try again* leads to. */
export const dropOlderOutcome = (address: string): void => {
  const outcome = readOutcome();
  if (outcome?.ok || outcome?.returnTo !== address) dropOutcome();
};

/** The server error for the form at this URL, returned once; null when there is none or it is about no field. */
export const takeFieldFailure = (address: string): FieldFailure | null => {
  const outcome = readOutcome();
  if (!outcome?.field || outcome.returnTo !== address) return null;
  const { field, ...rest } = outcome;
  keepOutcome(rest);
  return { field, message: rest.message };
};
