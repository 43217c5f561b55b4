import { basePath } from "../../config/base-path";
import type { RedirectRule } from "../../content-model/redirect-rule";
import { currentBuildId } from "./build-ids";

const limitMs = 2_000;
const longestChain = 5;

let loading: Promise<readonly RedirectRule[]> | undefined;

const fetchRules = async (): Promise<readonly RedirectRule[]> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  try {
    const address = `${basePath()}/builds/meta/${await currentBuildId()}.json`;
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return ((await response.json()) as { redirects: RedirectRule[] }).redirects;
  } catch (error) {
    console.error("The redirect rules could not be loaded.", error);
    return [];
  } finally {
    clearTimeout(timer);
  }
};

/** This build's redirect rules, fetched once; an empty list when the request fails or takes longer than 2 s. */
export const redirectRules = (): Promise<readonly RedirectRule[]> => (loading ??= fetchRules());

const follow = (to: string, rules: readonly RedirectRule[]): string | undefined => {
  const { pathname, search, hash } = new URL(to, window.location.origin);
  const prefix = basePath();
  const rule = rules.find(({ from }) => prefix + from === pathname);
  if (!rule) return undefined;
  const target = new URL(rule.to, window.location.origin);
  const own = target.origin === window.location.origin;
  const start = own ? prefix + target.pathname : target.origin + target.pathname;
  return start + (target.search || search) + (target.hash || hash);
};

/** Where the rules redirect a path of this site. Query string and hash are kept unless the rule sets its own. */
export const redirected = (to: string, rules: readonly RedirectRule[]): string => {
  let target = to;
  for (let hops = 0; hops < longestChain && target.startsWith("/"); hops += 1) {
    const next = follow(target, rules);
    if (next === undefined) break;
    target = next;
  }
  return target;
};
