/**
 * The tests of this folder hold the website to its first owner's specification: these routes, names, counts, labels and
 * claims. When the site becomes yours, write `false` here; all other tests read what they look for from `content/`.
 */
export const specificationApplies = true;
