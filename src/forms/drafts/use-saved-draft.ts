import { useCallback, useEffect, useRef } from "react";
import { dropSession } from "../../browser/reading/storage";
import type { FieldValues } from "../rules/values";
import { writeDraft, type Draft } from "./draft";

/** Debounce of draft writes in milliseconds, from the specification's constants. */
const delayMs = 500;

/** Saves a form's draft. Returns a function that deletes it and cancels its pending write. */
export const useSavedDraft = (key: string, draft: Draft, initial: FieldValues, restored: boolean) => {
  const pending = useRef<(() => void) | null>(null);
  const sent = useRef(draft.attempt);
  const flush = useCallback(() => {
    pending.current?.();
    pending.current = null;
  }, []);

  useEffect(() => {
    if (!restored) return undefined;
    pending.current = () => writeDraft(key, draft, initial);
    const isSentAnew = draft.attempt !== sent.current;
    sent.current = draft.attempt;
    // The submission and its idempotency key must survive a reload, so they are written at once.
    if (isSentAnew) return flush();
    const timer = setTimeout(flush, delayMs);
    return () => clearTimeout(timer);
  }, [key, draft, initial, restored, flush]);

  // At once when the page is hidden, unloaded or left, because there may be no later event.
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onChange = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("pagehide", flush, { signal });
    document.addEventListener("visibilitychange", onChange, { signal });
    return () => {
      listeners.abort();
      flush();
    };
  }, [flush]);

  return () => {
    pending.current = null;
    dropSession(key);
  };
};
