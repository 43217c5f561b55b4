import type { Configuration } from "webpack";
import { loadersOf } from "./loaders-of";

/**
 * Class names of CSS modules are only a short hash, because a page's first bytes contain hundreds of them. In `develop`
 * Gatsby's readable names stay.
 */
export const shortenClassNames = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ modules?: { localIdentName?: string } }>(module)) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
  }
};
