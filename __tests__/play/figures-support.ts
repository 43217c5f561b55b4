import { content } from "../support/content";
import { hasEntry } from "../support/named-entries";
import { words } from "../support/words";
import type { SiteData } from "../../src/site-data/context";

type Words = Record<string, unknown>;

const pages = [
  "hire/react-js-developer",
  "hire/node-js-developers",
  "hire/vue-js-developer",
  "hire/laravel-developers",
  "hire/mobile-app-developers",
  "development/frontend-development",
  "development/mobile-app-development",
];

/** The signature section of each page that has one, with the words of its figure. */
export const signatures = pages.filter(hasEntry).map((page) => {
  const section = content<{ signature: Words }>(page).signature;
  const figure = Object.keys(section).find((key) => typeof section[key] === "object")!;
  return { page, figure, section: section as unknown as Queries.SignatureFragment, words: section[figure] };
});

/** The words of a figure, by its key. */
export const wordsOf = <Name extends keyof Queries.SignatureFragment>(figure: Name) =>
  signatures.find((one) => one.figure === figure)?.words as NonNullable<Queries.SignatureFragment[Name]>;

/** What figures read of the settings. */
export const siteData = { site: { language: "en" }, labels: words.labels } as unknown as SiteData;
