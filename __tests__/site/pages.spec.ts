import { test } from "./support/test";
import { desktop, isFirstOfKind, pages, phone, visitPage } from "./support/visit-page";

test.setTimeout(300_000);

for (const page of pages) {
  // The first of each kind is visited with a phone in the light theme by `kinds-of-pages.spec.ts`.
  visitPage({ ...page, ...phone, theme: isFirstOfKind(page) ? "dark" : phone.theme });
  visitPage({ ...page, ...desktop });
}
