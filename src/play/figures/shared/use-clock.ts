import { useEffect, useState } from "react";
import { useReducedMotion } from "../../../components/carousel/use-media";

interface ClockOptions {
  /** Where it stands at first, and where it ends, in milliseconds. */
  start: number;
  end: number;
  /** How far it goes where motion is unwanted, by each press. */
  step: number;
}

/** Milliseconds between two pictures; styles move what is between them. */
const beat = 60;

/** A clock that runs once by a button, in real time, or can be set. Where motion is unwanted the button takes steps. */
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
