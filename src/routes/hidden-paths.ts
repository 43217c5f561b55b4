import { pathOf } from "./page-table";

/** The Internal Server Error page as it is built: finished HTML, which must not wait for any script. */
export const serverErrorPath = pathOf("error-page", "500");

/** Pages that searches should not find. */
export const hiddenPaths = [
  pathOf("thank-you-page"),
  ...["404", "500"].flatMap((status) => [`/${status}`, pathOf("error-page", status)]),
];
