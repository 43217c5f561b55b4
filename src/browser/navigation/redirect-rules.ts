import { navigate } from "gatsby";
import { basePath } from "../../config/base-path";
import { textAt, valueAt } from "../../content-model/records";
import type { RedirectRule } from "../../content-model/redirect-rule";
import { whenIdle } from "../reading/schedule";
import { currentBuildId } from "./build-ids";
import { openPage } from "./page-load";
import type { RouteHook } from "./route-hook";

type Rule = Pick<RedirectRule, "from" | "to">;

/** The rules that the build wrote beside the pages. The bundles contain others, from Gatsby's `createRedirect`. */
let rules: readonly Rule[] = [];

/** By hand, because zod is too large for a page. */
const rulesIn = (meta: unknown): Rule[] => {
  const list = valueAt(meta, "redirects");
  if (!Array.isArray(list)) throw new Error("The build's record has no list of redirects.");
  return list.flatMap((rule) => {
    const [from, to] = [textAt(rule, "from"), textAt(rule, "to")];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
};

const fetchRules = async (): Promise<void> => {
  try {
    const address = `${basePath()}/builds/meta/${await currentBuildId()}.json`;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    rules = rulesIn(await response.json());
  } catch (error) {
    console.error("The redirect rules could not be loaded.", error);
  }
};

/** Fetches the redirect rules when the browser is idle. No navigation waits for them. */
export const fetchRedirectRules = (): void => whenIdle(() => void fetchRules());

/** The target of a rule from this page: a path without the site's folder, or an address on another site. */
const targetOf = (rule: Rule, { search, hash }: { search: string; hash: string }): string => {
  const target = new URL(rule.to, window.location.origin);
  const page = rule.to.startsWith("/") ? target.pathname : target.origin + target.pathname;
  return page + (target.search || search) + (target.hash || hash);
};

/** Follows a rule for the router's new path. Query and hash are kept unless the rule has its own. */
export const followRedirects: RouteHook = {
  beforeRoute: ({ location }) => {
    const rule = rules.find(({ from }) => basePath() + from === location.pathname);
    if (!rule) return;
    const target = targetOf(rule, location);
    if (target.startsWith("/")) void navigate(target, { replace: true });
    else openPage(target);
  },
};
