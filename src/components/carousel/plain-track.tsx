import { forwardRef, type ReactNode } from "react";
import * as styles from "./carousel.module.css";

interface PlainTrackProps {
  readonly onIndex: (index: number) => void;
  readonly children: ReactNode;
}

/** The track as the server sends it: a row that can be scrolled, by keyboard too. */
export const PlainTrack = forwardRef<HTMLDivElement, PlainTrackProps>(({ onIndex, children }, track) => (
  <div
    ref={track}
    className={styles.plain}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
    onScroll={({ currentTarget }) => onIndex(indexInView(currentTarget))}
  >
    {children}
  </div>
));
PlainTrack.displayName = "PlainTrack";

const slideWidth = (track: HTMLElement): number => track.firstElementChild?.getBoundingClientRect().width || 1;

/** The slide at the left edge. */
export const indexInView = (track: HTMLElement): number => Math.round(track.scrollLeft / slideWidth(track));

/** Scrolls the track alone, never the page. */
export const showInPlainTrack = (track: HTMLElement, index: number, behavior: ScrollBehavior): void => {
  track.scrollTo?.({ left: index * slideWidth(track), behavior });
};
