import { pathOf } from "./page-table";

/** Path of the Internal Server Error page, which must work as plain HTML, without scripts. */
export const serverErrorPath = pathOf("error-page", "500");

/** All components with their options: in `develop`, and in builds that show drafts. */
export const kitPath = "/kit";

/** Pages that search engines must not index. */
export const hiddenPaths = [
  pathOf("thank-you-page"),
  pathOf("search-page"),
  kitPath,
  pathOf("closed-opening-page"),
  ...["404", "500"].flatMap((status) => [`/${status}`, pathOf("error-page", status)]),
];
