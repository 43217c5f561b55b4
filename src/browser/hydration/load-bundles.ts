/**
 * Runs at the end of the body. Fetches the bundles after the page has loaded and painted, or at the visitor's first
 * action, so that until then network and CPU are free for text, fonts and the first picture. Also inserts the head's
 * links that wait in a `noscript`. If the app does not start, forms show a message. `sources`: URLs of the bundles, in
 * the order of evaluation.
 */
export const loadBundles = (sources: readonly string[]): void => {
  let waiting = true;

  /** If the bundles failed to load or parse, shows the `noscript` texts, which offer other contact details. */
  const lookForApp = () => {
    if ("___loader" in window) return;
    for (const hint of document.body.querySelectorAll("noscript")) hint.outerHTML = hint.innerHTML;
  };
  const fetchRest = () => {
    if (!waiting) return;
    waiting = false;
    for (const source of sources) {
      const script = document.createElement("script");
      script.src = source;
      // Without CORS a browser hides the errors of a script from another origin, and the chunk guard needs them.
      if (/^https?:/.test(source)) script.crossOrigin = "";
      script.async = false;
      document.body.appendChild(script);
      if (source !== sources[sources.length - 1]) continue;
      script.addEventListener("load", lookForApp);
      script.addEventListener("error", lookForApp);
    }
    for (const link of document.head.querySelectorAll("noscript")) link.outerHTML = link.textContent || "";
  };
  const afterPaint = () => {
    // A background tab is never painted. No page waits longer than a second.
    setTimeout(fetchRest, document.hidden ? 0 : 1000);
    if (!("PerformanceObserver" in window)) return;
    new PerformanceObserver(fetchRest).observe({ type: "paint", buffered: true });
  };

  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
  // The visitor's first action does not wait for the page's pictures.
  for (const event of ["pointerdown", "keydown", "focusin", "touchstart"])
    addEventListener(event, fetchRest, { once: true, passive: true });
};
