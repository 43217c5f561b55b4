import { hashTarget, writeHash } from "../../browser/reading/address-hash";
import { replaceEntry } from "../../browser/reading/replace-entry";
import { fieldsIn } from "../../content-model/records";

/** State of the current history entry, by name. It survives Back and reload. */
const entryState = (): Record<string, unknown> => fieldsIn(window.history.state);

/** The questions that were open when the visitor left, and the one in the URL; undefined on a first visit. */
export const savedQuestions = (): readonly string[] | undefined => {
  const { openQuestions: saved } = entryState();
  return Array.isArray(saved) ? [...saved.map(String), hashTarget()] : undefined;
};

/** Saves the open questions. The URL names the one opened last, until it is closed. */
export const saveQuestions = (open: readonly string[], toggled: string): void => {
  replaceEntry({ ...entryState(), openQuestions: open });
  if (open.includes(toggled)) writeHash(toggled);
  else if (hashTarget() === toggled) writeHash("");
};
