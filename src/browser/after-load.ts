/** What a visitor does that should not wait for the page's pictures. */
const signs = ["pointerdown", "keydown", "focusin", "touchstart"];

/**
 * Inline script that fetches the bundles once the page has loaded and was painted, or at the visitor's first move: until
 * then line and processor belong to the text, the fonts and the first picture, which show without any script. A page
 * in a background tab is not painted, so it does not wait for that.
 */
export const afterLoadScript = (sources: readonly string[]): string =>
  `(function(s,d){function go(){if(!s)return;s.forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.body.appendChild(e)});s=0}` +
  `function painted(){d.hidden?setTimeout(go):requestAnimationFrame(function(){setTimeout(go)})}` +
  `if(d.readyState==="complete")painted();else addEventListener("load",painted);` +
  `${JSON.stringify(signs)}.forEach(function(t){addEventListener(t,go,{once:true,passive:true})})})(${JSON.stringify(sources)},document)`;
