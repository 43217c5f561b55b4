import { pathOf } from "./page-table";

/** Name of the route at `path`: `/hire/vue-js-developer` is `hire-vue-js-developer`, `/` is `index`. */
export const routeName = (path: string): string =>
  path
    .replace(/[?#].*$/, "")
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean)
    .join("-") || "index";

/** Where clients write to us. */
export const contactPage = pathOf("contact-page");

/** Address of the contact page that tells where the visitor came from. */
export const contactPath = (fromPath: string): string => `${contactPage}?from=${routeName(fromPath)}`;

/** Where the form of a page stands, such as the contact page's. Links out there have the word with an i. */
export const formAnchor = "inquiry";
export const formHash = `#${formAnchor}`;
