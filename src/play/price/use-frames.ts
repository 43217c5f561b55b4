import { useEffect, useRef, useState } from "react";

const count = 24;
const perRow = 6;
const rows = count / perRow;
const frameMs = 45;

const show = (element: HTMLElement, frame: number): void => {
  const [column, row] = [frame % perRow, Math.floor(frame / perRow)];
  element.style.backgroundPosition = `${(column / (perRow - 1)) * 100}% ${(row / (rows - 1)) * 100}%`;
};

/**
 * Plays the frames of the growing pot. They load at the first use of the form. Under reduced motion they never load,
 * and the finished pot is shown.
 */
export const useFrames = (url: string | null, grown: number) => {
  const pot = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const asked = useRef(false);
  const [loaded, setLoaded] = useState(false);
  const target = Math.round(grown * (count - 1));

  const fetchFrames = () => {
    if (asked.current || !url || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    asked.current = true;
    const picture = new Image();
    picture.src = url;
    // Decoded off the main thread before the picture is shown. Without the frames, the still picture stays.
    picture.decode().then(
      () => setLoaded(true),
      () => undefined,
    );
  };

  useEffect(() => {
    const element = pot.current;
    if (!loaded || !element) return undefined;
    let last = 0;
    let request = 0;
    const play = (now: number) => {
      if (now - last >= frameMs) {
        last = now;
        if (current.current !== target) current.current += Math.sign(target - current.current);
        show(element, current.current);
      }
      if (current.current !== target) request = requestAnimationFrame(play);
    };
    show(element, current.current);
    request = requestAnimationFrame(play);
    return () => cancelAnimationFrame(request);
  }, [loaded, target]);

  return { pot, loaded, fetchFrames };
};
