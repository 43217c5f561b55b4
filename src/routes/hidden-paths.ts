import { pathOf } from "./page-table";

/** Path of the Internal Server Error page, which must work as plain HTML, without scripts. */
export const serverErrorPath = pathOf("error-page", "500");

/** Pages that search engines must not index. */
export const hiddenPaths = [
  pathOf("thank-you-page"),
  pathOf("search-page"),
  ...["404", "500"].flatMap((status) => [`/${status}`, pathOf("error-page", status)]),
];
