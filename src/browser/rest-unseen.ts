/**
 * Attribute of a section that is out of sight while the whole page changes; its rule is in `load/near-first.css`. An event
 * of the same name, sent before the change, has it set.
 */
export const restingMark = "data-resting";

/**
 * Inline script in the head. A theme or a dialog that opens restyles all of a page, which is a long task on a phone. What is
 * out of sight waits until the rest was painted, then changes section by section, one a frame.
 */
export const restOnChange = (mark: string): void => {
  const wake = () => {
    const next = document.querySelector(`[${mark}]`);
    if (!next) return;
    next.removeAttribute(mark);
    requestAnimationFrame(wake);
  };
  addEventListener(mark, () => {
    // All are measured before the first is marked: a measurement after a mark lays out the page anew.
    const parts = [...document.querySelectorAll("main section, footer")];
    const unseen = parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom < 0 || top > innerHeight;
    });
    parts.forEach((part, index) => part.toggleAttribute(mark, unseen[index]));
    requestAnimationFrame(() => requestAnimationFrame(wake));
  });
};

/** Tells it before such a change. */
export const restUnseen = (): void => {
  window.dispatchEvent(new Event(restingMark));
};
