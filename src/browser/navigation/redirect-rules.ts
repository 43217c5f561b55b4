import { navigate } from "gatsby";
import { basePath } from "../../config/base-path";
import { textAt, valueAt } from "../../content-model/records";
import type { RedirectRule } from "../../content-model/entities/redirects";
import { whenIdle } from "../reading/schedule";
import { currentBuildId } from "./version-poll";
import { openPage } from "./page-load";
import type { RouteUpdate } from "./route-update";

type Rule = Pick<RedirectRule, "from" | "to">;

/** Validates without zod, which is too large for a page. */
const rulesIn = (meta: unknown): Rule[] => {
  const list = valueAt(meta, "redirects");
  if (!Array.isArray(list)) throw new Error("The build's record has no list of redirects.");
  return list.flatMap((rule) => {
    const [from, to] = [textAt(rule, "from"), textAt(rule, "to")];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
};

/**
 * The build's redirect rules. Gatsby itself follows only those that were known when the bundles were built, and none
 * whose target has a query or a fragment.
 */
const fetchRules = async (): Promise<readonly Rule[]> => {
  try {
    const address = `${basePath()}/builds/meta/${await currentBuildId()}.json`;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return rulesIn(await response.json());
  } catch (error) {
    console.error("The redirect rules could not be loaded.", error);
    return [];
  }
};

/** The target of a rule from this page: a path without the site's folder, or an address on another site. */
const targetOf = (rule: Rule, { search, hash }: { search: string; hash: string }): string => {
  const target = new URL(rule.to, window.location.origin);
  const page = rule.to.startsWith("/") ? target.pathname : target.origin + target.pathname;
  return page + (target.search || search) + (target.hash || hash);
};

/**
 * Follows a rule for the router's new path. Query and hash are kept unless the rule has its own. The rules are fetched
 * when the browser is idle, and no navigation waits for them.
 */
export const redirects = () => {
  let rules: readonly Rule[] = [];
  return {
    fetchWhenIdle: () => whenIdle(() => void fetchRules().then((fetched) => (rules = fetched))),
    follow: ({ location }: RouteUpdate): void => {
      const rule = rules.find(({ from }) => basePath() + from === location.pathname);
      if (!rule) return;
      const target = targetOf(rule, location);
      if (target.startsWith("/")) void navigate(target, { replace: true });
      else openPage(target);
    },
  };
};
