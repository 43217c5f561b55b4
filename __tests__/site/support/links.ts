import type { Locator, Page } from "@playwright/test";
import { skipWithout } from "./test";

/** A link by its address, which a maintainer changes less often than its words. Skips the test where the site does without its page. */
export const linkTo = (place: Page | Locator, href: string): Locator => {
  skipWithout(href);
  const page = "page" in place ? place.page() : place;
  return place
    .getByRole("link")
    .and(page.locator(`[href="${href}"]`))
    .first();
};
