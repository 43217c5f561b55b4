import { captchaOrigins } from "./captcha-origins";
import type { clientConfig } from "./client-config";

/** The origins of absolute URLs; paths of the site itself are left out. */
const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => /^https?:\/\//.test(address)).map((address) => new URL(address).origin);

const forEach = (directives: readonly string[], sources: readonly string[]) =>
  Object.fromEntries(directives.map((directive) => [directive, sources]));

/** What pages load from the asset base. Not workers: browsers require them to be same-origin. */
const assets = ["script-src", "style-src", "img-src", "font-src", "connect-src", "media-src", "manifest-src"];

type Config = Pick<
  typeof clientConfig,
  "apiUrl" | "geoUrl" | "captcha" | "tagManager" | "heatMap" | "analyticsOrigins" | "recruiting"
>;

/**
 * Origins that the built pages need besides their own, by CSP directive, for the configured services only.
 * `assetOrigin`: the origin of the asset base, or an empty string.
 */
export const cspSources = (config: Config, assetOrigin = ""): Record<string, string[]> => {
  const { tagManager, heatMap, analyticsOrigins, recruiting } = config;
  const tools = [...(tagManager.id ? [tagManager.src] : []), heatMap.src];
  const analytics = tools.some(Boolean) ? [...originsOf(tools), ...analyticsOrigins] : [];
  const widget = recruiting.script ? [...originsOf([recruiting.script]), ...recruiting.origins] : [];
  const needs = [
    forEach(assets, originsOf([assetOrigin])),
    forEach(["connect-src"], originsOf([config.apiUrl, config.geoUrl])),
    captchaOrigins[config.captcha.provider] ?? {},
    forEach(["script-src", "connect-src", "img-src"], analytics),
    forEach(["script-src", "style-src", "connect-src", "img-src", "font-src", "frame-src"], widget),
  ];
  const sources: Record<string, string[]> = {};
  for (const [directive, origins] of needs.flatMap((need) => Object.entries(need))) {
    if (origins.length > 0) sources[directive] = [...new Set([...(sources[directive] ?? []), ...origins])];
  }
  return sources;
};
