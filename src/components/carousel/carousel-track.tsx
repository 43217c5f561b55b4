import {
  Children,
  memo,
  type ComponentType,
  type RefObject,
  type ReactNode,
  forwardRef,
  useRef,
} from "react";
import type { SlickTrackProps } from "./slick-track";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as styles from "./carousel.module.css";

interface PlainTrackProps {
  onIndex: (index: number) => void;
  children: ReactNode;
}

/**
 * The server-rendered track: a row that scrolls, by keyboard too. Only scrolling by the visitor is reported, because
 * browsers also scroll on relayout and when they restore a page.
 */
const PlainTrack = forwardRef<HTMLDivElement, PlainTrackProps>(({ onIndex, children }, track) => {
  const touched = useRef(false);
  const touch = () => {
    touched.current = true;
  };
  return (
    <div
      ref={track}
      className={styles.plain}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={0}
      onFocus={touch}
      onPointerDown={touch}
      onWheel={touch}
      onScroll={({ currentTarget }) => touched.current && onIndex(indexInView(currentTarget))}
    >
      {children}
    </div>
  );
});
PlainTrack.displayName = "PlainTrack";

const slideWidth = (track: HTMLElement): number =>
  track.firstElementChild?.getBoundingClientRect().width || 1;

const indexInView = (track: HTMLElement): number => Math.round(track.scrollLeft / slideWidth(track));

/** Scrolls the track only, never the page. */
export const showInPlainTrack = (track: HTMLElement, index: number, behavior: ScrollBehavior): void => {
  track.scrollTo?.({ left: index * slideWidth(track), behavior });
};

interface SlideProps {
  /** Starts at 1. */
  number: number;
  count: number;
  /** Shown instead of the number. */
  name: string | undefined;
  /** Whether this is the first visible slide without being the first of the row. */
  start: boolean;
  children: ReactNode;
}

/** One slide. Ignores the style and the tabIndex that react-slick passes to it. */
const Slide = ({ number, count, name, start, children }: SlideProps) => {
  const { slide, slideRole } = useLabels().carousel;
  return (
    <div
      role="group"
      aria-roledescription={slideRole}
      aria-label={name ?? interpolate(slide, { number, count })}
      data-slide=""
      data-start={start || undefined}
      className={styles.slide}
    >
      {children}
    </div>
  );
};

interface CarouselTrackProps extends Omit<SlickTrackProps, "items"> {
  /** Undefined until react-slick's chunk has loaded. */
  SlickTrack: ComponentType<SlickTrackProps> | undefined;
  plain: RefObject<HTMLDivElement>;
  /** Number of slides side by side. */
  shown: number;
  /** Index of the first visible slide. */
  start: number;
  slideNames?: readonly string[] | undefined;
  /** Number of slides at the end that show a name instead of a number. */
  uncounted: number;
}

/**
 * All slides. Memoised: one touch changes the carousel's state three times, and rendering all slides takes a phone 15 ms.
 */
export const CarouselTrack = memo(
  ({ SlickTrack, plain, shown, start, slideNames, uncounted, children, ...track }: CarouselTrackProps) => {
    const contents = Children.toArray(children);
    const count = contents.length;
    const counted = contents.length - uncounted;
    const slides = contents.map((content, index) => (
      <Slide
        key={index}
        number={index + 1}
        count={counted}
        name={index < counted ? undefined : slideNames?.[index]}
        start={start > 0 && index === start}
      >
        {content}
      </Slide>
    ));
    return SlickTrack ? (
      <SlickTrack items={shown} {...track}>
        {slides}
      </SlickTrack>
    ) : (
      <PlainTrack ref={plain} onIndex={(index) => track.onMove(Math.min(index, count - 1))}>
        {slides}
      </PlainTrack>
    );
  },
);
CarouselTrack.displayName = "CarouselTrack";
