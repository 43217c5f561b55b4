import { useRef, type PointerEvent } from "react";

/** How far a finger goes sideways before it is a swipe, in pixels. */
const length = 40;

/** Handlers that tell a finger's swipe: 1 to the left, which brings the next, -1 to the right. A pinch is none. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary && pointerType !== "mouse" ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) > length && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};
