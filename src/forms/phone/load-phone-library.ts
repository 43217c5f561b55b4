import { startTransition, useEffect, useState } from "react";

export type PhoneLibrary = typeof import("./phone-library");

/** Loads the phone library once; after a failure the next call tries again. */
export const loadPhoneLibrary = (): Promise<PhoneLibrary> => import("./phone-library");

/** The phone library, once it is wanted and has loaded. */
export const usePhoneLibrary = (wanted: boolean): PhoneLibrary | null => {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  useEffect(() => {
    if (!wanted) return;
    loadPhoneLibrary().then(
      // A transition, because rendering 240 countries takes long and the visitor's input comes first.
      (loaded) => startTransition(() => setLibrary(loaded)),
      // Submitting loads it again and reports a failure.
      () => undefined,
    );
  }, [wanted]);
  return library;
};
