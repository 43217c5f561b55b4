import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while React takes over the server's HTML. True on the server, and for what is rendered after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => typeof window === "undefined",
  );
