import { hashTarget, writeHash } from "../../browser/reading/address-hash";

/** Open questions are saved in the history entry's state, which survives Back and reload. */
interface EntryState {
  openQuestions?: readonly string[];
}

const entry = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** The questions that were open when the visitor left, and the one in the URL; undefined on a first visit. */
export const savedQuestions = (): readonly string[] | undefined => {
  const saved = entry().openQuestions;
  const linked = hashTarget();
  return saved ? [...saved, linked] : undefined;
};

/** Saves the open questions. The URL names the one opened last, until it is closed. */
export const saveQuestions = (open: readonly string[], toggled: string): void => {
  window.history.replaceState({ ...entry(), openQuestions: open }, "");
  if (open.includes(toggled)) writeHash(toggled);
  else if (hashTarget() === toggled) writeHash("");
};
