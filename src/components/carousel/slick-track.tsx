import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import Slider from "react-slick";

export interface SlickTrackProps {
  /** Number of slides that react-slick lays out side by side. */
  items: number;
  /** Number of visible slides, including partly visible ones. */
  visible: number;
  initial: number;
  wrap: boolean;
  /** Transition time in milliseconds. */
  speed: number;
  slider: RefObject<Slider>;
  onMove: (index: number) => void;
  children: ReactNode;
}

/**
 * The track run by react-slick. Controls, autoplay and keyboard support are the carousel's own: react-slick does not
 * resume autoplay after a pause, and takes arrow keys away from links inside slides.
 */
export const SlickTrack = ({
  items,
  visible,
  initial,
  wrap,
  speed,
  slider,
  onMove,
  children,
}: SlickTrackProps) => {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef(initial);
  const tidy = () => {
    if (root.current) tidySlides(root.current, current.current, items, visible);
  };
  useLayoutEffect(tidy);
  return (
    <div ref={root}>
      <Slider
        ref={slider}
        slidesToShow={items}
        initialSlide={initial}
        infinite={wrap}
        speed={speed}
        waitForAnimate={false}
        arrows={false}
        accessibility={false}
        draggable={false}
        pauseOnHover={false}
        beforeChange={(_from, to) => {
          current.current = to;
          onMove(to);
        }}
        onReInit={tidy}
      >
        {children}
      </Slider>
    </div>
  );
};

/**
 * Makes clones and hidden slides inert, and removes attributes that react-slick sets on slides and pictures. A partly
 * visible slide reacts to the pointer only, because focus could land where it is cut off. `whole`: number of fully
 * visible slides.
 */
const tidySlides = (root: HTMLElement, current: number, whole: number, visible: number): void => {
  for (const slide of root.querySelectorAll<HTMLElement>(".slick-slide")) {
    const index = Number(slide.dataset["index"]);
    const isShown = index >= current && index < current + visible;
    const content = slide.querySelector("[data-slide]");
    content?.toggleAttribute("inert", !isShown);
    slide.setAttribute("aria-hidden", String(!isShown));
    slide.removeAttribute("tabindex");
    for (const control of slide.querySelectorAll<HTMLElement>("a, button")) {
      if (index >= current + whole) control.tabIndex = -1;
      else control.removeAttribute("tabindex");
    }
  }
  // react-slick wraps these handlers again on every update.
  for (const picture of root.querySelectorAll("img")) picture.onclick = null;
};
