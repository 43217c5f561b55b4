import { useEffect, useState } from "react";

/** `input` is what a browser that fills in a form sends. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "input"] as const;

/** Whether the visitor has done anything on this page yet, so that nothing heavy loads for one who only looks. */
export const useMoved = (): boolean => {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const note = () => {
      setMoved(true);
      controller.abort();
    };
    for (const sign of signs)
      window.addEventListener(sign, note, { passive: true, signal: controller.signal });
    // Before hydration already, in a field or on the link that led here.
    if (document.activeElement !== document.body) note();
    return () => controller.abort();
  }, []);
  return moved;
};
