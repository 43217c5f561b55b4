const storageKey = "theme";

/** Marks the switch that the script below answers. */
export const themeToggle = "data-theme-toggle";

export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";

/**
 * Runs in the head: puts a theme on before anything is painted, so that none flashes, and answers the switch from the
 * first tap on. Where storage is closed to us, the choice lasts for this page.
 */
export const themeScript =
  `(function(d){var r=d.documentElement,t;try{t=localStorage.getItem("${storageKey}")}catch(e){}` +
  `if(t!=="dark"&&t!=="light")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";` +
  `function show(){r.dataset.theme=t;var b=d.querySelector("[${themeToggle}]");b&&b.setAttribute("aria-pressed",t==="dark")}` +
  `show();d.addEventListener("DOMContentLoaded",show);` +
  `d.addEventListener("click",function(e){if(!e.target.closest("[${themeToggle}]"))return;t=r.dataset.theme==="dark"?"light":"dark";show();` +
  `try{localStorage.setItem("${storageKey}",t)}catch(e){}})})(document)`;
