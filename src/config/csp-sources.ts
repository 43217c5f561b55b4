import { captchaOrigins } from "./captcha-origins";
import type { clientConfig } from "./client-config";

/** The origins of whole addresses; a path of the site itself has none to add. */
const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => /^https?:\/\//.test(address)).map((address) => new URL(address).origin);

const forEach = (directives: readonly string[], sources: readonly string[]) =>
  Object.fromEntries(directives.map((directive) => [directive, sources]));

/** What a page loads from the asset base. Workers come from the site's own origin, as browsers ask. */
const assets = ["script-src", "style-src", "img-src", "font-src", "connect-src", "media-src", "manifest-src"];

type Config = Pick<
  typeof clientConfig,
  "apiUrl" | "geoUrl" | "captcha" | "tagManager" | "heatMap" | "analyticsOrigins" | "recruiting"
>;

/**
 * Origins that the built pages need beside their own, by CSP directive: those of what is configured, no others.
 * `assetOrigin`: the asset base's, or empty.
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
