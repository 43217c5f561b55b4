/** What a visitor does that should not wait for the page's pictures. */
const signs = ["pointerdown", "keydown", "focusin", "touchstart"];

/** Milliseconds after which a loaded page no longer waits to be painted. */
const longestWaitForPaint = 1000;

/**
 * Inline script that fetches the bundles once the page has loaded and was painted, or at the visitor's first move: until
 * then line and processor belong to the text, the fonts and the first picture, which show without any script. A page
 * in a background tab is not painted, so it does not wait for that.
 */
export const afterLoadScript = (sources: readonly string[]): string =>
  `(function(s,d){function go(){if(!s)return;s.forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.body.appendChild(e)});s=0}` +
  `function painted(){try{new PerformanceObserver(function(){setTimeout(go)}).observe({type:"paint",buffered:true})}catch(e){}` +
  `setTimeout(go,d.hidden?0:${longestWaitForPaint})}` +
  `if(d.readyState==="complete")painted();else addEventListener("load",painted);` +
  `${JSON.stringify(signs)}.forEach(function(t){addEventListener(t,go,{once:true,passive:true})})})(${JSON.stringify(sources)},document)`;
