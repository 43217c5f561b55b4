import type { Configuration } from "webpack";
import { loadersOf } from "./loaders-of";

const isForFonts = (test: unknown): boolean => test instanceof RegExp && test.test("font.woff2");

/**
 * Emits fonts as files. Gatsby inlines files under 10 kB into every page, where they cannot be cached across pages and
 * the content security policy blocks them.
 */
export const linkFonts = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ limit?: number | boolean }>(module, isForFonts)) {
    if (options?.limit) options.limit = false;
  }
};
