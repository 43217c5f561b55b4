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
  let resting: Element[] = [];
  let frame = 0;
  const wake = () => {
    const next = resting.shift();
    if (!next) return;
    next.removeAttribute(mark);
    frame = requestAnimationFrame(wake);
  };
  addEventListener(mark, () => {
    // All are measured before the first is marked: a measurement after a mark lays out the page anew.
    // What holds a dialog stays: inside of what rests it would not be seen, nor get the focus.
    const parts = [...document.querySelectorAll("main section:not(:has(dialog)), footer")].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { part, away: Math.max(-bottom, top - innerHeight) };
    });
    for (const { part, away } of parts) part.toggleAttribute(mark, away > 0);
    // The nearest wakes first: somebody may scroll there.
    resting = parts
      .filter(({ away }) => away > 0)
      .sort((one, other) => one.away - other.away)
      .map(({ part }) => part);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(wake);
    });
  });
};

/** Tells it before such a change. */
export const restUnseen = (): void => {
  window.dispatchEvent(new Event(restingMark));
};
