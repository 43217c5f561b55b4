import { test } from "./support/test";
import { isFirstOfKind, pages, phone, visitPage } from "./support/visit-page";

test.setTimeout(300_000);

for (const page of pages.filter(isFirstOfKind)) visitPage({ ...page, ...phone });
