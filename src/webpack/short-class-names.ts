import type { Configuration } from "webpack";
import { loadersOf } from "./loaders-of";

/**
 * Class names of CSS modules are a short hash and nothing else: a page names hundreds of them in its first bytes. Gatsby's
 * own, made of file, name and hash, stay in `develop`, where people read them.
 */
export const shortenClassNames = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ modules?: { localIdentName?: string } }>(module)) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
  }
};
