import { showRestFunctions } from "./near-first";

/** What a visitor does that should not wait for the page's pictures. */
const signs = ["pointerdown", "keydown", "focusin", "touchstart"];

/** Milliseconds after which a loaded page no longer waits to be painted. */
const longestWaitForPaint = 1000;

/** Browsers keep the errors of a foreign script to themselves unless it was asked for so, and the chunk guard needs them. */
const isElsewhere = (sources: readonly string[]): boolean => /^https?:/.test(sources[0] ?? "");

/**
 * Inline script that fetches the bundles once the page has loaded and was painted with its first picture, or at the
 * visitor's first move: until then line and processor belong to the text, the fonts and that picture, which show without
 * any script. A page in a background tab is not painted, so it does not wait for that. The head's links that stand in a
 * `noscript` come then too.
 */
export const afterLoadScript = (sources: readonly string[]): string =>
  `(function(s,d){${showRestFunctions}` +
  `function go(){if(!s)return;s.forEach(function(u){var e=d.createElement("script");e.src=u;${isElsewhere(sources) ? `e.crossOrigin="";` : ""}e.async=false;d.body.appendChild(e)});s=0;` +
  `d.head.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})}` +
  `function calm(){showRest();go()}` +
  `function painted(){try{new PerformanceObserver(function(){requestAnimationFrame(function(){setTimeout(calm)})}).observe({type:"paint",buffered:true})}catch(e){}` +
  `setTimeout(calm,d.hidden?0:${longestWaitForPaint})}` +
  `if(d.readyState==="complete")painted();else addEventListener("load",painted);` +
  `${JSON.stringify(signs)}.forEach(function(t){addEventListener(t,function(){showAll();go()},{once:true,passive:true})})})(${JSON.stringify(sources)},document)`;
