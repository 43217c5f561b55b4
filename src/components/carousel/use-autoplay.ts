import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useReducedMotion } from "./use-media";

/** Time between transitions in milliseconds. */
const rest = 2000;

interface Autoplay {
  enabled: boolean;
  /** Held by the parent, for example while a dialog is open. */
  suspended: boolean;
  /** Transition time in milliseconds. */
  speed: number;
  next: () => void;
}

/**
 * Autoplay that pauses on hover, on keyboard focus inside, and by the Pause button. It starts paused under reduced
 * motion.
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
        // A closing dialog returns focus. After Escape `:focus-visible` then matches, though the visitor used a pointer
        // before.
        if (suspended && !byKeyboard.current) return;
        byKeyboard.current = target.matches(":focus-visible");
        setFocused(!target.closest("[data-autoplay-toggle]"));
      },
      onBlur: () => setFocused(false),
    },
  };
};
