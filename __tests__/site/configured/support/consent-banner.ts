import type { Page } from "@playwright/test";
import { words } from "../../../support/words";
import { violations } from "../../support/accessibility";

/** Refuses consent, because the banner covers the end of a page. */
export const refuseConsent = (page: Page): Promise<void> =>
  page.getByRole("button", { name: words.consent.banner.refuse }).click();

/**
 * Like `violations`. Axe reports the skip link unless it is a page's first link; here the dialog's link comes first.
 */
export const violationsWithConsent = async (page: Page): Promise<string[]> =>
  (await violations(page)).filter((fault) => !/^region: <a href="#main"/.test(fault));
