import { nearFirstMark } from "./near-first";

/** Attribute of a section, or the footer, that is more than half a screen away. Its rule is in `load/near-first.css`. */
export const restingMark = "data-resting";

/** Attribute of a section that `load/after-load.ts` has laid out. */
const shownMark = "data-shown";

let watching: IntersectionObserver | undefined;
let frame = 0;
let width = 0;

const watch = (): void => {
  watching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(restingMark, !isIntersecting);
    },
    { rootMargin: "50%" },
  );
  for (const section of document.querySelectorAll("main section, footer")) watching.observe(section);
};

/** Wakes all sections: before another page is drawn, which may show them again, and where their heights may change. */
export const wakeAll = (): void => {
  cancelAnimationFrame(frame);
  watching?.disconnect();
  for (const section of document.querySelectorAll(`[${restingMark}], [${shownMark}]`)) {
    section.removeAttribute(restingMark);
    section.removeAttribute(shownMark);
  }
};

/**
 * Leaves sections that are out of sight out of styles, layout and paint. Where a theme or a dialog changes the whole page,
 * those are a long task on a phone. Sections keep the heights that they had, so this waits until all are laid out.
 */
export const restUnseen = (): void => {
  if (typeof IntersectionObserver === "undefined") return;
  width = window.innerWidth;
  if (document.documentElement.hasAttribute(nearFirstMark)) frame = requestAnimationFrame(restUnseen);
  else watch();
};

/** Starts it for the page that came. */
export const startResting = (): void => {
  const again = () => {
    wakeAll();
    restUnseen();
  };
  restUnseen();
  window.addEventListener("resize", () => width !== window.innerWidth && again());
  matchMedia("print").addEventListener("change", again);
};
