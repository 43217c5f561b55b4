/**
 * Runs at the end of the body: fetches the bundles once the page has loaded and was painted with its first picture, or at
 * the visitor's first move. Until then line and processor belong to the text, the fonts and that picture, which show
 * without any script. Then what waited for the first paint comes too: the rest of the page's layout, section by section,
 * and the head's links that stand in a `noscript`.
 * `mark`: that of `near-first.ts`.
 */
export const loadAfterPaint = (sources: readonly string[], mark: string): void => {
  const root = document.documentElement;
  const shown = "data-shown";
  // What stands below the first screen of a phone: from the third section on, whatever holds them. Not the footer: taller
  // than the place that is kept for it, its light words would stand beside its dark ground.
  const far = `[${mark}] main section ~ section ~ section:not([${shown}])`;
  let waiting = true;

  const showAll = () => root.removeAttribute(mark);
  const showRest = () => {
    const next = document.querySelector(far);
    if (!next) return showAll();
    next.setAttribute(shown, "");
    requestAnimationFrame(showRest);
  };
  const fetchRest = () => {
    if (!waiting) return;
    waiting = false;
    for (const source of sources) {
      const script = document.createElement("script");
      script.src = source;
      // Browsers keep the errors of a foreign script to themselves unless it was asked for so; the chunk guard needs them.
      if (/^https?:/.test(source)) script.crossOrigin = "";
      script.async = false;
      document.body.appendChild(script);
    }
    for (const link of document.head.querySelectorAll("noscript")) link.outerHTML = link.textContent || "";
  };
  const goOn = () => {
    showRest();
    fetchRest();
  };
  const afterPaint = () => {
    // A page in a background tab is not painted; and no page waits for longer than a second.
    setTimeout(goOn, document.hidden ? 0 : 1000);
    if (!("PerformanceObserver" in window)) return;
    new PerformanceObserver(goOn).observe({ type: "paint", buffered: true });
  };

  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
  // What a visitor does that should not wait for the page's pictures.
  for (const sign of ["pointerdown", "keydown", "focusin", "touchstart"]) {
    const atOnce = () => {
      showAll();
      fetchRest();
    };
    addEventListener(sign, atOnce, { once: true, passive: true });
  }
};
