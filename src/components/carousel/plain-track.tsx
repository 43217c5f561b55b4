import { forwardRef, useRef, type ReactNode } from "react";
import * as styles from "./carousel.module.css";

interface PlainTrackProps {
  onIndex: (index: number) => void;
  children: ReactNode;
}

/**
 * The server-rendered track: a row that scrolls, by keyboard too. Only scrolling by the visitor is reported, because
 * browsers also scroll on relayout and when they restore a page.
 */
export const PlainTrack = forwardRef<HTMLDivElement, PlainTrackProps>(({ onIndex, children }, track) => {
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
