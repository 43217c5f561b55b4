/** What a visitor does that should not wait for the page's pictures. */
const signs = ["pointerdown", "keydown", "focusin", "touchstart"];

/**
 * Inline script that fetches the bundles once the page has loaded, or at the visitor's first move: until then the line
 * belongs to the text, the fonts and the first picture, which show without any script.
 */
export const afterLoadScript = (sources: readonly string[]): string =>
  `(function(s,d){function go(){if(!s)return;s.forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.body.appendChild(e)});s=0}` +
  `if(d.readyState==="complete")go();else addEventListener("load",function(){setTimeout(go)});` +
  `${JSON.stringify(signs)}.forEach(function(t){addEventListener(t,go,{once:true,passive:true})})})(${JSON.stringify(sources)},document)`;
