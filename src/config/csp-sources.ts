import type { CaptchaProviderName } from "./captcha-providers";
import type { clientConfig } from "./client-config";

type Directive = "script-src" | "frame-src" | "connect-src" | "style-src";

const hcaptcha = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** CSP sources that each captcha provider documents. ALTCHA runs on our own server and needs none. */
export const captchaOrigins: Record<CaptchaProviderName, Partial<Record<Directive, string[]>>> = {
  altcha: {},
  turnstile: {
    "script-src": ["https://challenges.cloudflare.com"],
    "frame-src": ["https://challenges.cloudflare.com"],
  },
  hcaptcha: { "script-src": hcaptcha, "frame-src": hcaptcha, "connect-src": hcaptcha, "style-src": hcaptcha },
  recaptcha: {
    // Paths, not whole origins: these hosts also serve scripts that could be used to bypass the policy.
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    "connect-src": ["https://www.google.com/recaptcha/"],
  },
};

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
