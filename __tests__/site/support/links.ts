import type { Locator, Page } from "@playwright/test";
import { skipWithout } from "./test";

/** A link by its URL, which changes less often than its text. Skips the test if the site leaves out the page. */
export const linkTo = (place: Page | Locator, href: string): Locator => {
  skipWithout(href);
  const page = "page" in place ? place.page() : place;
  return place
    .getByRole("link")
    .and(page.locator(`[href="${href}"]`))
    .first();
};
