import { gatsbyRuntime } from "./gatsby-runtime";
import { reloadPage } from "./page-load";

/** Turns every later navigation into a full page load, because the page's React app is broken or no longer attached. */
export const leaveByPageLoad = (): void => {
  gatsbyRuntime().___swUpdated = true;
  const { pathname } = window.location;
  window.addEventListener("popstate", () => {
    // popstate also fires for links within the page.
    if (window.location.pathname !== pathname) reloadPage();
  });
};
