import type { Configuration, RuleSetRule } from "webpack";

interface CssModuleOptions {
  modules?: { localIdentName?: string };
}

/** Every rule, those of `oneOf` included. */
const flatten = (rules: readonly unknown[]): RuleSetRule[] =>
  (rules as RuleSetRule[]).flatMap((rule) => (rule.oneOf ? flatten(rule.oneOf) : [rule]));

/**
 * Class names of six characters. A page names hundreds of them in its first bytes; Gatsby's own, made of file, name and
 * hash, stay in `develop`, where people read them.
 */
export const shortenClassNames = ({ module }: Configuration): void => {
  for (const { use } of flatten(module?.rules ?? [])) {
    for (const loader of Array.isArray(use) ? use : []) {
      const options =
        typeof loader === "object" ? (loader?.options as CssModuleOptions | undefined) : undefined;
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:6]";
    }
  }
};
