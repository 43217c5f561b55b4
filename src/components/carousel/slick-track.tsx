import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import Slider from "react-slick";

export interface SlickTrackProps {
  /** Slides react-slick lays out side by side. */
  items: number;
  /** Slides that can be seen, cut ones included. */
  visible: number;
  initial: number;
  wrap: boolean;
  /** Length of a transition in milliseconds. */
  speed: number;
  slider: RefObject<Slider>;
  onMove: (index: number) => void;
  children: ReactNode;
}

/**
 * The track as react-slick runs it. Controls, autoplay and keyboard are the carousel's own: react-slick's
 * neither resume once paused nor spare the links inside a slide.
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
 * Makes clones and slides out of sight inert, and takes back what react-slick puts on slides and pictures.
 * `whole` slides can be seen whole; one that is cut is for the pointer: the focus could go where nobody sees it.
 */
const tidySlides = (root: HTMLElement, current: number, whole: number, visible: number): void => {
  for (const slide of root.querySelectorAll<HTMLElement>(".slick-slide")) {
    const index = Number(slide.dataset["index"]);
    const isShown = index >= current && index < current + visible;
    const content = slide.querySelector("[data-slide]");
    content?.toggleAttribute("inert", !isShown);
    // What is shown is read out, be it a clone or a repetition: its original is then out of sight.
    content?.removeAttribute("aria-hidden");
    slide.setAttribute("aria-hidden", String(!isShown));
    slide.removeAttribute("tabindex");
    for (const control of slide.querySelectorAll<HTMLElement>("a, button")) {
      if (index >= current + whole) control.tabIndex = -1;
      else control.removeAttribute("tabindex");
    }
  }
  // react-slick wraps these handlers once more at every update.
  for (const picture of root.querySelectorAll("img")) picture.onclick = null;
};
