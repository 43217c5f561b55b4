import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; on the server, where it only warns, nothing. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
