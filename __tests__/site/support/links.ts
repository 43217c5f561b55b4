import type { Locator, Page } from "@playwright/test";

/** A link by its address, which a maintainer changes less often than its words. */
export const linkTo = (place: Page | Locator, href: string): Locator => {
  const page = "page" in place ? place.page() : place;
  return place
    .getByRole("link")
    .and(page.locator(`[href="${href}"]`))
    .first();
};
