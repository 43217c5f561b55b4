import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useReducedMotion } from "./use-media";

/** How long a slide rests before the next one comes, in milliseconds. */
const rest = 2000;

interface Autoplay {
  enabled: boolean;
  /** Held from outside, as while a dialog is open. */
  suspended: boolean;
  /** Length of a transition in milliseconds. */
  speed: number;
  next: () => void;
}

/**
 * Moves on by itself, except while the visitor points at the slides, has the focus inside,
 * or has pressed Pause. Whoever asks for reduced motion starts paused.
 */
export const useAutoplay = ({ enabled, suspended, speed, next }: Autoplay) => {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<"paused" | "playing">();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const byKeyboard = useRef(false);
  const paused = choice ? choice === "paused" : reduced;
  const running = enabled && !paused && !hovered && !focused && !suspended;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(next, speed + rest);
    return () => clearInterval(timer);
  }, [running, speed, next]);

  return {
    paused,
    running,
    toggle: () => setChoice(paused ? "playing" : "paused"),
    hover: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
    focus: {
      onFocus: ({ target }: FocusEvent) => {
        // A dialog that closes hands the focus back, and Escape makes it visible: what counts is how it came here first.
        if (suspended && !byKeyboard.current) return;
        byKeyboard.current = target.matches(":focus-visible");
        setFocused(!target.closest("[data-autoplay-toggle]"));
      },
      onBlur: () => setFocused(false),
    },
  };
};
