/** Marks a page of which only what is near its top is laid out yet; `near-first.css` has the rule. */
const mark = "data-near-first";
const shown = "data-shown";

/**
 * What stands below the first screen of a phone: from the third section on, whatever holds them. Not the footer: taller
 * than the place that is kept for it, its light words would stand beside its dark ground.
 */
const far = `[${mark}] main section~section~section:not([${shown}])`;

/**
 * Runs in the head: a page that opens at its top is painted before the rest of it is laid out, one long task on a phone.
 * One that opens elsewhere needs its true heights at once.
 */
export const nearFirstScript = `(function(n){if(!location.hash&&n&&n.type==="navigate")document.documentElement.setAttribute("${mark}","")})(performance.getEntriesByType("navigation")[0])`;

/** Source of `showAll`, which lays the rest out at once, and of `showRest`, which does it part by part, frame by frame. */
export const showRestFunctions =
  `function showAll(){document.documentElement.removeAttribute("${mark}")}` +
  `function showRest(){var e=document.querySelector(${JSON.stringify(far)});if(!e)return showAll();e.setAttribute("${shown}","");requestAnimationFrame(showRest)}`;
