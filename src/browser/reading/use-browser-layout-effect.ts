import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser. On the server, where React warns about it, a no-op. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
