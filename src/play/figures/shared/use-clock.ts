import { useEffect, useState } from "react";
import { useReducedMotion } from "../../../components/carousel/use-media";

/** Milliseconds as seconds with one decimal. */
export const seconds = (ms: number): string => (ms / 1000).toFixed(1);

interface ClockOptions {
  /** Initial and final time, in milliseconds. */
  start: number;
  end: number;
  /** Time that each press adds under reduced motion. */
  step: number;
}

/** Milliseconds between two updates; CSS transitions animate in between. */
const beat = 60;

/**
 * A clock that a button starts once, in real time, and that can be set. Under reduced motion the button advances it in
 * steps.
 */
export const useClock = ({ start, end, step }: ClockOptions) => {
  const [time, setTime] = useState(start);
  const [running, setRunning] = useState(false);
  const stepwise = useReducedMotion();
  useEffect(() => {
    if (!running) return undefined;
    const began = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - began;
      setTime(Math.min(passed, end));
      if (passed >= end) setRunning(false);
    }, beat);
    return () => clearInterval(timer);
  }, [running, end]);
  return {
    time: Math.min(time, end),
    running,
    stepwise,
    set: (to: number) => {
      setRunning(false);
      setTime(to);
    },
    press: () => {
      if (stepwise) return setTime((now) => (now >= end ? 0 : Math.min(now + step, end)));
      setTime(0);
      return setRunning(true);
    },
  };
};
