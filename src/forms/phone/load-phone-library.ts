import { startTransition, useEffect, useState } from "react";

export type PhoneLibrary = typeof import("./phone-library");

let loading: Promise<PhoneLibrary> | undefined;

/** Loads the phone library once; after a failure the next call tries again. */
export const loadPhoneLibrary = (): Promise<PhoneLibrary> => {
  loading ??= import("./phone-library").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The phone library, once it is wanted and has loaded. */
export const usePhoneLibrary = (wanted: boolean): PhoneLibrary | null => {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadPhoneLibrary().then(
      // A transition, because rendering 240 countries takes long and the visitor's input comes first.
      (loaded) => startTransition(() => void (current && setLibrary(loaded))),
      // Submitting loads it again and reports a failure.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return library;
};
