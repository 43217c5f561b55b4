import type { EnquiryKind } from "../engine/definition";
import type { FieldValues } from "../rules/values";
import { dropSession, readSession, writeSession } from "../../browser/storage";
import { forget } from "./write-soon";

/** What a visitor has filled in so far. The robot test is never part of it. */
export interface Draft {
  values: FieldValues;
  /** Whether the visitor chose the phone's country, by the list or by a whole number. */
  countryChosen: boolean;
  /** The last one; sent again with the same content it is the same enquiry. */
  attempt?: Attempt;
}

/** One sending of a filled-in form: a checked body on its way, and the key that it goes with. How it ends is its outcome. */
export interface Attempt {
  body: string;
  key: string;
}

/** One draft per form and path. */
export const draftKey = (kind: EnquiryKind, path: string): string => `draft:${kind}:${path}`;

export const readDraft = (key: string): Draft | null => {
  const draft = readSession<Draft>(key);
  return draft && typeof draft.values === "object" ? draft : null;
};

/** Keeps the draft, or drops it when it holds nothing of the visitor's. */
export const writeDraft = (key: string, draft: Draft, initial: FieldValues): void => {
  if (isUntouched(draft, initial)) dropSession(key);
  else writeSession(key, { ...draft, values: { ...draft.values, robot: false } });
};

/** Drops the draft, and what was about to be written of it. */
export const dropDraft = (key: string): void => {
  forget(key);
  dropSession(key);
};

/** The key that goes with a body: the draft's own while its content is the same, a new one otherwise. */
export const keyFor = (body: string, last: Attempt | undefined): Attempt =>
  last?.body === body ? last : { body, key: randomId() };

const isUntouched = ({ values, countryChosen, attempt }: Draft, initial: FieldValues): boolean => {
  if (countryChosen || attempt) return false;
  return Object.keys(initial).every(
    (field) => field === "phone_code" || JSON.stringify(values[field]) === JSON.stringify(initial[field]),
  );
};

/** A version 4 UUID. `crypto.randomUUID` exists on secure origins only. */
const randomId = (): string => {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
