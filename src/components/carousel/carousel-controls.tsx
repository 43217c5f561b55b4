import { useState } from "react";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import { RoundButton } from "./round-button";
import * as styles from "./carousel.module.css";

interface CarouselControlsProps {
  /** Starts at 1. */
  number: number;
  /** Number of the last slide that is wholly visible. */
  last: number;
  count: number;
  /** Shown instead of the slide's number. */
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
  // The live region stays silent before the first use, because a number that changes on hydration is no news.
  const [used, setUsed] = useState(false);
  const values = { number, last, count };
  return (
    <div
      className={kit.row(3, kit.onlyFor("live", styles.controls))}
      data-pagefind-ignore
      onFocus={() => setUsed(true)}
    >
      {autoplay && (
        <RoundButton
          icon={autoplay.paused ? "play" : "pause"}
          aria-label={autoplay.paused ? play : pause}
          onClick={autoplay.toggle}
          data-autoplay-toggle
        />
      )}
      <RoundButton
        icon="previous"
        aria-label={previous}
        aria-disabled={!canGoBack || undefined}
        onClick={() => canGoBack && onStep(-1)}
      />
      <p
        className={kit.text(name ? ["title", "lg"] : ["soft", "sm"], styles.position)}
        aria-live={!used || autoplay?.running ? "off" : "polite"}
      >
        {last === number ? (
          (name ?? interpolate(slide, values))
        ) : (
          <>
            <span aria-hidden="true">{interpolate(slides, values)}</span>
            <span className="visually-hidden">{interpolate(slidesSpoken, values)}</span>
          </>
        )}
      </p>
      <RoundButton
        icon="next"
        aria-label={next}
        aria-disabled={!canGoOn || undefined}
        onClick={() => canGoOn && onStep(1)}
      />
    </div>
  );
};
