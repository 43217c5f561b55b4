import { clsx } from "clsx";
import { useState } from "react";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as carousel from "./carousel.module.css";
import * as styles from "./carousel-controls.module.css";

interface CarouselControlsProps {
  /** Starts at 1. */
  number: number;
  /** Of the last slide that is wholly shown. */
  last: number;
  count: number;
  /** Of the slide, in place of its number. */
  name?: string | undefined;
  canGoBack: boolean;
  canGoOn: boolean;
  onStep: (step: 1 | -1) => void;
  /** Only for carousels with autoplay. */
  autoplay?: { paused: boolean; running: boolean; toggle: () => void };
}

/**
 * Buttons of a carousel, and a live region with the numbers of the slides that are shown. At the first or last slide a button is
 * `aria-disabled`, not `disabled`, so that it keeps focus.
 */
export const CarouselControls = ({
  number,
  last,
  count,
  name,
  canGoBack,
  canGoOn,
  onStep,
  autoplay,
}: CarouselControlsProps) => {
  const { previous, next, pause, play, slide, slides, slidesSpoken } = useLabels().carousel;
  // Silent before use: the number of visible slides, known after hydration, is no news.
  const [used, setUsed] = useState(false);
  const values = { number, last, count };
  return (
    <div className={kit.row(3, carousel.controls)} onFocus={() => setUsed(true)}>
      {autoplay && (
        <button
          type="button"
          className={styles.control}
          aria-label={autoplay.paused ? play : pause}
          onClick={autoplay.toggle}
          data-autoplay-toggle
        >
          <Icon path={autoplay.paused ? "M8 5.5v13l11-6.5z" : "M8 6v12M16 6v12"} />
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label={previous}
        aria-disabled={!canGoBack || undefined}
        onClick={() => canGoBack && onStep(-1)}
      >
        <Icon path="M14.5 6l-6 6 6 6" />
      </button>
      <p
        className={clsx(kit.text(["soft", "sm"], carousel.position), name && styles.name)}
        aria-live={!used || autoplay?.running ? "off" : "polite"}
      >
        {last === number ? (
          (name ?? fillIn(slide, values))
        ) : (
          <>
            <span aria-hidden="true">{fillIn(slides, values)}</span>
            <span className="visually-hidden">{fillIn(slidesSpoken, values)}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className={styles.control}
        aria-label={next}
        aria-disabled={!canGoOn || undefined}
        onClick={() => canGoOn && onStep(1)}
      >
        <Icon path="M9.5 6l6 6-6 6" />
      </button>
    </div>
  );
};

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
    <path d={path} />
  </svg>
);
