/** Event before a change of the whole page, and attribute of what rests meanwhile; its rule is in `deferred-layout.css`. */
export const restingMark = "data-resting";

/**
 * Inline script in the head. A theme or an opened dialog restyles the whole page, a long task on a phone. What is out of
 * sight keeps its style until the rest was painted, then changes one section a frame, the nearest first.
 *
 * Gain at a fourfold slowdown, from the tap to the paint: theme of a hire page 208 → 96 ms, a video 248 → 96 ms.
 */
export const restUnseen = (mark: string): void => {
  let resting: Element[] = [];
  let frame = 0;
  const wake = () => {
    const next = resting.shift();
    if (!next) return;
    next.removeAttribute(mark);
    frame = requestAnimationFrame(wake);
  };
  addEventListener(mark, () => {
    // All are measured before the first is marked, or each measurement would lay out the page. What holds a dialog or
    // the focus does not rest: the dialog would not be seen, and the focus would be lost.
    const kept = ":not(:has(dialog, :focus))";
    const parts = Array.from(document.querySelectorAll(`main section${kept}, footer${kept}`), (part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { part, away: Math.max(-bottom, top - innerHeight) };
    }).sort((one, other) => one.away - other.away);
    for (const { part, away } of parts) part.toggleAttribute(mark, away > 0);
    resting = parts.map(({ part }) => part).filter((part) => part.hasAttribute(mark));
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(wake);
    });
  });
};

/** Lets what is out of sight rest during the change that follows. */
export const beforePageChange = (): void => {
  window.dispatchEvent(new Event(restingMark));
};
