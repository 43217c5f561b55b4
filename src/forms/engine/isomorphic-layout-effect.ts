import { useEffect, useLayoutEffect } from "react";

/** Runs before the browser paints; on the server, where there is nothing to paint, not at all. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
