import type { Configuration } from "webpack";
import { classNameCodes } from "./class-name-codes";
import { loadersOf } from "./loaders-of";

interface CssModuleOptions {
  modules?: {
    localIdentName?: string;
    getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string | undefined;
  };
}

/**
 * Class names of two characters for the CSS modules under `folder`: a page names hundreds of them in its first bytes.
 * Gatsby's own, made of file, name and hash, stay in `develop`, where people read them. webpack's cache knows nothing of
 * codes, so it is told apart by their digest.
 */
export const shortenClassNames = ({ module, cache }: Configuration, folder: string): void => {
  const { codeOf, digest } = classNameCodes(folder);
  if (typeof cache === "object" && cache.type === "filesystem") cache.version = digest;
  for (const { options } of loadersOf<CssModuleOptions>(module)) {
    if (!options?.modules?.localIdentName) continue;
    options.modules.localIdentName = "[hash:base64:6]";
    options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) => codeOf(resourcePath, name);
  }
};
