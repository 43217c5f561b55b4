import type { ModuleOptions, RuleSetRule } from "webpack";

interface Loader<Options> {
  loader?: string;
  options?: Options;
}

/** Every rule, including those nested in `oneOf`. */
const flatten = (rules: readonly unknown[]): RuleSetRule[] =>
  (rules as RuleSetRule[]).flatMap((rule) => (rule.oneOf ? flatten(rule.oneOf) : [rule]));

/** The loaders of all rules, or only of the rules with this `test`. */
export const loadersOf = <Options extends object>(
  module: ModuleOptions | undefined,
  isMeant: (test: RuleSetRule["test"]) => boolean = () => true,
): Loader<Options>[] =>
  flatten(module?.rules ?? [])
    .filter(({ test }) => isMeant(test))
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .filter((loader): loader is Loader<Options> => typeof loader === "object" && loader !== null);
