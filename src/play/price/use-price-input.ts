import { useEffect, useRef, useState, type PointerEvent } from "react";
import { recordOf } from "../../content-model/records";
import { quantities, type Quantity } from "./price";

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

/**
 * The input of the price, and functions that change it. `controls` contains the select and the sliders, in the order of
 * `quantities`.
 */
export const usePriceInput = (rates: Queries.RatesSettingsFragment) => {
  const controls = useRef<HTMLDivElement>(null);
  const [platformId, setPlatform] = useState(rates.platform);
  const [chosen, setChosen] = useState(() => recordOf(quantities, (name) => rates[name].initial));

  const choose = (name: Quantity, value: number) => {
    const { least, most } = rates[name];
    setChosen((before) => ({ ...before, [name]: Math.min(Math.max(value, least), most) }));
  };

  // A visitor may have chosen before hydration.
  useEffect(() => {
    const [what, ...sliders] = controls.current?.querySelectorAll<HTMLInputElement>("select, input") ?? [];
    if (what) setPlatform(what.value);
    for (const [index, name] of quantities.entries()) {
      const value = Number(sliders[index]?.value);
      if (value !== chosen[name]) choose(name, value);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const platform = rates.platforms.find(({ id }) => id === platformId) ?? rates.platforms[0];
  if (!platform) throw new Error("content/settings/rates.yaml has no platform.");
  return { controls, platform, setPlatform, chosen, choose };
};
