import { basePath } from "../config/base-path";
import { leaveByPageLoad } from "./leave-by-page-load";

const mount = "___gatsby";

/**
 * Shows the Internal Server Error page in place of this one, at the same address. It comes as finished HTML, for it
 * has to work where scripts do not load; a running app is left behind with the element it was in.
 */
export const showServerErrorPage = async (): Promise<void> => {
  const response = await fetch(`${basePath()}/500.html`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const replacement = page.getElementById(mount);
  if (!replacement) throw new Error("The Internal Server Error page could not be loaded.");
  document.getElementById(mount)?.replaceWith(replacement);
  document.title = page.title;
  leaveByPageLoad();
  document.getElementById("main")?.focus();
};
