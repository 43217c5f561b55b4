import { useRef, type PointerEvent } from "react";

/** How far a finger moves for one step. */
const stepPx = 18;

/** Turns a wheel with a mouse or finger, sideways, also outside the wheel. Keyboard users have the sliders. */
export const useTurning = (value: number, onTurn: (value: number) => void) => {
  const start = useRef<{ x: number; value: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, value };
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const next = start.current.value + Math.round((clientX - start.current.x) / stepPx);
      if (next !== value) onTurn(next);
    },
    onPointerUp: () => (start.current = null),
    onPointerCancel: () => (start.current = null),
  };
};
