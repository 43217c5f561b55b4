import { pathIn, pathOf } from "./page-table";

/** Name of the route at `path`: `/hire/vue-js-developer` becomes `hire-vue-js-developer`, `/` becomes `index`. */
export const routeName = (path: string): string =>
  pathIn(path)
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean)
    .join("-") || "index";

export const contactPagePath = pathOf("contact-page");

/** Id of a page's form. Spelled with an i, because existing links from other sites use it. */
export const formAnchor = "inquiry";
export const formHash = `#${formAnchor}`;

/** Query parameter of the contact page: the route that led there. */
export const fromParameter = "from";

/** Query parameter of the career page: the opening to apply for. */
export const jobParameter = "opening";

/** URL of the form that applies for an opening. */
export const applyPath = (opening: string): string =>
  `${pathOf("career-page")}?${jobParameter}=${opening}${formHash}`;

/**
 * URL for requesting a proposal: the contact page with the current route in the query; on the contact page itself, the
 * form.
 */
export const contactPath = (fromPath: string): string =>
  fromPath === contactPagePath ? formHash : `${contactPagePath}?${fromParameter}=${routeName(fromPath)}`;
