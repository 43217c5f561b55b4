import { forwardRef, useRef, type ReactNode } from "react";
import * as styles from "./carousel.module.css";

interface PlainTrackProps {
  onIndex: (index: number) => void;
  children: ReactNode;
}

/**
 * The track as the server sends it: a row that can be scrolled, by keyboard too. Only a visitor's own scrolling
 * is reported: the browser also scrolls when it lays the track out anew, or restores a page.
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
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
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

/** The slide at the left edge. */
const indexInView = (track: HTMLElement): number => Math.round(track.scrollLeft / slideWidth(track));

/** Scrolls the track alone, never the page. */
export const showInPlainTrack = (track: HTMLElement, index: number, behavior: ScrollBehavior): void => {
  track.scrollTo?.({ left: index * slideWidth(track), behavior });
};
