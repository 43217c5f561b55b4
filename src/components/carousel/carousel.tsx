import { clsx } from "clsx";
import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type ComponentType,
  type RefObject,
} from "react";
import type Slider from "react-slick";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { useNearViewport } from "../../browser/reading/use-near-viewport";
import { useLabels } from "../../site-data/context";
import { CarouselControls } from "./carousel-controls";
import { CarouselTrack, showInPlainTrack } from "./carousel-track";
import * as styles from "./carousel.module.css";
import { useAutoplay } from "./use-autoplay";
import { useReducedMotion, useMedia } from "./use-media";
import type { SlickTrackProps } from "./slick-track";

/**
 * The react-slick track once its chunk has loaded. It stays `undefined` until `near`, and while focus is inside the
 * plain track or will return to it, because replacing the track would lose focus.
 */
const useSlick = (near: boolean, plain: RefObject<HTMLElement | null>) => {
  const [Track, setTrack] = useState<ComponentType<SlickTrackProps>>();
  useEffect(() => {
    if (!near || Track) return undefined;
    let stopped = false;
    const swapUnlessFocused = (Loaded: ComponentType<SlickTrackProps>) => {
      if (stopped) return;
      const dialog = document.querySelector("dialog[open]");
      if (dialog) {
        // A closing dialog returns focus to its opener, which may be a slide.
        dialog.addEventListener("close", () => setTimeout(swapUnlessFocused, 0, Loaded), { once: true });
        return;
      }
      const track = plain.current;
      if (!track?.contains(document.activeElement)) {
        // Swaps synchronously: in a deferred render, focus could return to the plain track before the swap is done.
        flushSync(() => setTrack(() => Loaded));
        return;
      }
      // Runs after focus has moved.
      track.addEventListener("focusout", () => setTimeout(swapUnlessFocused, 0, Loaded), { once: true });
    };
    import("./slick-track").then(
      ({ SlickTrack }) => swapUnlessFocused(SlickTrack),
      // The plain track still works. The chunk is requested again on the next visit.
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [near, Track, plain]);
  return Track;
};

/**
 * Number of visible slides: `base` on the narrowest screens, the others above that many pixels at the default text
 * size.
 */
interface Items {
  base: number;
  above576?: number;
  above768?: number;
  above992?: number;
}

/** The number of visible slides at the current width. */
const useItems = ({ base, above576 = base, above768 = above576, above992 = above768 }: Items): number => {
  const is576 = useMedia("not all and (max-width: 36em)");
  const is768 = useMedia("not all and (max-width: 48em)");
  const is992 = useMedia("not all and (max-width: 62em)");
  if (is992) return above992;
  if (is768) return above768;
  return is576 ? above576 : base;
};

/** The same numbers as custom properties, and whether controls show: the stylesheet needs both before scripts run. */
const itemsStyle = (
  { base, above576 = base, above768 = above576, above992 = above768 }: Items,
  count: number,
) => ({
  "--base": base,
  "--above-576": above576,
  "--above-768": above768,
  "--above-992": above992,
  "--controls-base": controls(count, base),
  "--controls-576": controls(count, above576),
  "--controls-768": controls(count, above768),
  "--controls-992": controls(count, above992),
});

/** `display` of the controls: none where all slides fit. */
const controls = (count: number, items: number): string => (count <= items ? "none" : "flex");

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
