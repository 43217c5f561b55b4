import { pathOf } from "./page-table";

/** Name of the route at `path`: `/hire/vue-js-developer` becomes `hire-vue-js-developer`, `/` becomes `index`. */
export const routeName = (path: string): string =>
  path
    .replace(/[?#].*$/, "")
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean)
    .join("-") || "index";

/** Path of the contact page. */
export const contactPage = pathOf("contact-page");

/** Id of a page's form. Spelled with an i, because existing links from other sites use it. */
export const formAnchor = "inquiry";
export const formHash = `#${formAnchor}`;

/** Query parameter of the contact page: the route that led there. */
export const fromParameter = "from";

/** Query parameter of the career page: the opening that its form is to be for. */
export const jobParameter = "opening";

/** URL of the form that applies for an opening. */
export const applyPath = (opening: string): string =>
  `${pathOf("career-page")}?${jobParameter}=${opening}${formHash}`;

/** Where a proposal is asked for: the contact page, with the current route in the query string; there the form itself. */
export const contactPath = (fromPath: string): string =>
  fromPath === contactPage ? formHash : `${contactPage}?${fromParameter}=${routeName(fromPath)}`;
