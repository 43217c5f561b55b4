import type { FormName } from "../engine/definition";
import type { FieldValues } from "../rules/values";
import { dropSession, readSession, writeSession } from "../../browser/reading/storage";
import { fieldsIn, isRecord } from "../../content-model/records";
import type { HalfDay } from "../times/half-days";

/** What a visitor has entered so far. Never includes the captcha. */
export interface Draft {
  values: FieldValues;
  /** Whether the visitor chose the phone's country, in the select or by a full international number. */
  countryChosen: boolean;
  /** Times for a call, if a button offered them. */
  times?: ChosenTimes | undefined;
  /** The last submission. Sending the same content again reuses its idempotency key. */
  attempt?: Attempt;
}

export interface ChosenTimes {
  chosen: readonly HalfDay[];
  /** The times as text for the message; empty if none is chosen. */
  words: string;
}

/** One submission: a validated body and its idempotency key. */
export interface Attempt {
  body: string;
  key: string;
}

export const draftKey = (kind: FormName, path: string): string => `draft:${kind}:${path}`;

export const readDraft = (key: string): Draft | null => {
  const draft = readSession(key);
  return isDraft(draft) ? draft : null;
};

/** Checks only what would otherwise make the form throw. The fields' values are checked on submission. */
const isDraft = (value: unknown): value is Draft => {
  const { values, times, attempt } = fieldsIn(value);
  return (
    isRecord(values) &&
    (!times || Array.isArray(fieldsIn(times).chosen)) &&
    (!attempt || typeof fieldsIn(attempt).key === "string")
  );
};

/** Saves the draft, or deletes it when it equals the initial values. */
export const writeDraft = (key: string, draft: Draft, initial: FieldValues): void => {
  if (isUntouched(draft, initial)) dropSession(key);
  else writeSession(key, { ...draft, values: { ...draft.values, robot: false } });
};

/** The idempotency key of a body: the draft's own while the content is unchanged, otherwise a new one. */
export const keyFor = (body: string, last: Attempt | undefined): Attempt =>
  last?.body === body ? last : { body, key: randomId() };

const isUntouched = ({ values, countryChosen, attempt, times }: Draft, initial: FieldValues): boolean => {
  if (countryChosen || attempt || times) return false;
  return Object.keys(initial).every(
    (field) => field === "phone_code" || JSON.stringify(values[field]) === JSON.stringify(initial[field]),
  );
};

/** A version 4 UUID. `crypto.randomUUID` exists in secure contexts only. */
const randomId = (): string => {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto
    .getRandomValues(new Uint8Array(16))
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
