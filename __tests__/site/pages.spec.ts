import { test } from "./support/test";
import { desktop, isFirstOfKind, pages, phone, visitPage } from "./support/visit-page";

test.setTimeout(300_000);

// The first of each kind is visited with a phone by `kinds-of-pages.spec.ts`.
for (const page of pages) {
  if (!isFirstOfKind(page)) visitPage({ ...page, ...phone });
  visitPage({ ...page, ...desktop });
}
