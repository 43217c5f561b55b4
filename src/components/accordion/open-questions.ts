import { hashTarget, writeHash } from "../../browser/address-hash";

/** Open questions live in the entry of the history, which Back and reload bring back. */
interface EntryState {
  openQuestions?: readonly string[];
}

const entry = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Which questions were open when the visitor left, with the one that the address names; undefined on a first visit. */
export const savedQuestions = (): readonly string[] | undefined => {
  const saved = entry().openQuestions;
  const linked = hashTarget();
  return saved ? [...saved, linked] : undefined;
};

/** Remembers what is open. The address names the question that was opened last, until it is closed. */
export const saveQuestions = (open: readonly string[], toggled: string): void => {
  window.history.replaceState({ ...entry(), openQuestions: open }, "");
  if (open.includes(toggled)) writeHash(toggled);
  else if (hashTarget() === toggled) writeHash("");
};
