import { gatsbyRuntime } from "./gatsby-runtime";
import { reloadPage } from "./page-load";

/** From now on every way out of this page is a page load: its app is broken, or was left behind. */
export const leaveByPageLoad = (): void => {
  gatsbyRuntime().___swUpdated = true;
  const { pathname } = window.location;
  window.addEventListener("popstate", () => {
    // A link within the page comes here too.
    if (window.location.pathname !== pathname) reloadPage();
  });
};
