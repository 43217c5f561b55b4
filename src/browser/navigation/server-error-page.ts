import { basePath } from "../../config/base-path";
import { reloadPage } from "./page-load";

const mount = "___gatsby";

/** Turns every later navigation into a full page load, because the page's React app or head is broken, or it is no longer attached. */
export const forceFullPageLoads = (): void => {
  window.___swUpdated = true;
  const { pathname } = window.location;
  window.addEventListener("popstate", () => {
    // popstate also fires for links within the page.
    if (window.location.pathname !== pathname) reloadPage();
  });
};

/**
 * Replaces the page by the Internal Server Error page, at the same URL. It is fetched as prerendered HTML, because
 * scripts may not load. A running React app keeps its detached root element.
 */
export const showServerErrorPage = async (): Promise<void> => {
  const response = await fetch(`${basePath()}/500.html`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const replacement = page.getElementById(mount);
  if (!replacement) throw new Error("The Internal Server Error page could not be loaded.");
  document.getElementById(mount)?.replaceWith(replacement);
  document.title = page.title;
  forceFullPageLoads();
  document.getElementById("main")?.focus();
};
