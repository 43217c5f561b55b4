import type { Configuration, RuleSetRule } from "webpack";
import { classNameCodes } from "./class-name-codes";

interface CssModuleOptions {
  modules?: {
    localIdentName?: string;
    getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string | undefined;
  };
}

/** Every rule, those of `oneOf` included. */
const flatten = (rules: readonly unknown[]): RuleSetRule[] =>
  (rules as RuleSetRule[]).flatMap((rule) => (rule.oneOf ? flatten(rule.oneOf) : [rule]));

/**
 * Class names of two characters for the CSS modules under `folder`: a page names hundreds of them in its first bytes.
 * Gatsby's own, made of file, name and hash, stay in `develop`, where people read them. webpack's cache knows nothing of
 * codes, so it is told apart by their digest.
 */
export const shortenClassNames = ({ module, cache }: Configuration, folder: string): void => {
  const { codeOf, digest } = classNameCodes(folder);
  if (typeof cache === "object" && cache.type === "filesystem") cache.version = digest;
  for (const { use } of flatten(module?.rules ?? [])) {
    for (const loader of Array.isArray(use) ? use : []) {
      const options =
        typeof loader === "object" ? (loader?.options as CssModuleOptions | undefined) : undefined;
      if (options?.modules?.localIdentName) {
        options.modules.localIdentName = "[hash:base64:6]";
        options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) => codeOf(resourcePath, name);
      }
    }
  }
};
