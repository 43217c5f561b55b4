import { Children, memo, type ComponentType, type RefObject } from "react";
import { PlainTrack } from "./plain-track";
import type { SlickTrackProps } from "./slick-track";
import { Slide } from "./slide";

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
