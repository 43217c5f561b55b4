import { clsx } from "clsx";
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import type Slider from "react-slick";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { useNearViewport } from "../../browser/reading/use-near-viewport";
import { useLabels } from "../../site-data/context";
import { CarouselControls } from "./carousel-controls";
import { CarouselTrack } from "./carousel-track";
import * as styles from "./carousel.module.css";
import { itemsStyle, useItems, type Items } from "./items";
import { showInPlainTrack } from "./plain-track";
import { useAutoplay } from "./use-autoplay";
import { useReducedMotion } from "./use-media";
import { useSlick } from "./use-slick";

interface CarouselProps {
  name: string;
  items: Items;
  /** Whether the carousel loops; otherwise the buttons stop at both ends. */
  wrap?: boolean;
  autoplay?: boolean;
  /** Pauses autoplay for now, for example while a dialog is open. */
  suspended?: boolean;
  /** Transition time in milliseconds. */
  speed?: number;
  /** Also shows half of the next slide, except on phones. Needs `items` to be 1 at every width. */
  peek?: boolean;
  /** Texts between the buttons, instead of the slides' numbers. */
  slideNames?: readonly string[];
  /** Number of slides at the end that do not belong to the series; they show a name instead of a number. */
  uncounted?: number;
  /** Index of the slide that the parent wants to show, from 0; a change moves the carousel. */
  current?: number;
  onCurrentChange?: (index: number) => void;
  /** Must not contain ids, because a loop clones slides. */
  children: ReactNode;
}

/** A carousel: a plain scrollable row at first, run by react-slick once it is near the viewport. */
export const Carousel = ({
  name,
  items,
  wrap = false,
  autoplay = false,
  suspended = false,
  speed = 300,
  peek = false,
  slideNames,
  uncounted = 0,
  current: wanted,
  onCurrentChange,
  children,
}: CarouselProps) => {
  const count = Children.count(children);
  const shown = useItems(items);
  const visible = peek ? shown + 1 : shown;
  const fits = count <= shown;

  const root = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [start] = useState(wanted ?? 0);
  const [current, setCurrent] = useState(start);
  const latest = useRef(current);
  const near = useNearViewport(root);
  const reduced = useReducedMotion();
  const SlickTrack = useSlick(near && !fits, plain);
  const last = peek ? count - 1 : Math.max(0, count - shown);

  const settle = useCallback(
    (index: number) => {
      if (index === latest.current) return;
      latest.current = index;
      setCurrent(index);
      onCurrentChange?.(index);
    },
    [onCurrentChange],
  );
  const goTo = useCallback(
    (index: number) => {
      const target = wrap ? index : Math.min(Math.max(index, 0), last);
      if (slider.current) slider.current.slickGoTo(target);
      else if (plain.current) {
        const inRow = target < 0 || target > last ? (target < 0 ? last : 0) : target;
        settle(inRow);
        showInPlainTrack(plain.current, inRow, reduced ? "auto" : "smooth");
      }
    },
    [wrap, last, reduced, settle],
  );
  const next = useCallback(() => goTo(latest.current + 1), [goTo]);
  const play = useAutoplay({
    enabled: autoplay && near && SlickTrack !== undefined,
    suspended,
    speed,
    next,
  });

  useBrowserLayoutEffect(() => {
    if (plain.current && latest.current > 0) showInPlainTrack(plain.current, latest.current, "auto");
  }, []);
  useEffect(() => {
    if (wanted !== undefined && wanted !== latest.current) goTo(wanted);
  }, [wanted, goTo]);
  // A wider window shows more slides, of which the last ones may leave no space for the current one at the start.
  useEffect(() => {
    if ((fits || !wrap) && latest.current > last) goTo(last);
  }, [fits, wrap, last, goTo]);

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={useLabels().carousel.role}
      aria-label={name}
      className={clsx(styles.carousel, peek && styles.peek)}
      style={itemsStyle(items, count)}
      data-fits={count <= Math.max(...Object.values(items)) || undefined}
      {...play.focus}
    >
      <div className={styles.window} {...play.hover}>
        <CarouselTrack
          SlickTrack={SlickTrack}
          plain={plain}
          slider={slider}
          shown={shown}
          visible={visible}
          start={start}
          initial={wrap ? current : Math.min(current, last)}
          wrap={wrap}
          speed={reduced ? 0 : speed}
          slideNames={slideNames}
          uncounted={uncounted}
          onMove={settle}
        >
          {children}
        </CarouselTrack>
      </div>
      {count > Math.min(...Object.values(items)) && (
        <CarouselControls
          number={current + 1}
          last={((current + Math.min(shown, count) - 1) % count) + 1}
          count={count}
          name={slideNames?.[current]}
          canGoBack={wrap || current > 0}
          canGoOn={wrap || current < last}
          onStep={(step) => goTo(latest.current + step)}
          autoplay={autoplay ? play : undefined}
        />
      )}
    </div>
  );
};
