import type { PointerEvent } from "react";

/** Position of a finger as a fraction of the element's width, and whether the finger has just come down or up. */
type OnDrag = (place: number, phase: "start" | "move" | "end") => void;

const placeOf = ({ currentTarget, clientX }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left) / width));
};

/** Handlers that follow a finger or the mouse over an element, beyond its edges too. */
export const dragHandlers = (onDrag: OnDrag) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button > 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    onDrag(placeOf(event), "start");
  },
  onPointerMove: (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture?.(event.pointerId)) onDrag(placeOf(event), "move");
  },
  onLostPointerCapture: (event: PointerEvent) => onDrag(placeOf(event), "end"),
});
