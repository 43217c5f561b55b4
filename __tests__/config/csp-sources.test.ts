import { clientConfig } from "../../src/config/client-config";
import { cspSources } from "../../src/config/csp-sources";

const bare = clientConfig;

test("default settings allow no other origins", () => {
  expect(cspSources(bare)).toEqual({});
});

test("a cross-origin API is allowed for connections only", () => {
  expect(
    cspSources({ ...bare, apiUrl: "https://api.example/v1", geoUrl: "https://api.example/v1/geo" }),
  ).toEqual({
    "connect-src": ["https://api.example"],
  });
});

test("tag manager and heat map allow their own and the additional origins", () => {
  const tagManager = { id: "GTM-1", src: "https://tags.example/gtm.js" };
  const heatMap = { id: "1", src: "https://heat.example/1.js" };
  const origins = ["https://tags.example", "https://heat.example", "https://stats.example"];
  expect(cspSources({ ...bare, tagManager, heatMap, analyticsOrigins: ["https://stats.example"] })).toEqual({
    "script-src": origins,
    "connect-src": origins,
    "img-src": origins,
  });
});

test("additional origins are ignored when no tool is configured", () => {
  const recruiting = { script: "", container: "jobs", origins: ["https://jobs.example"] };
  expect(cspSources({ ...bare, analyticsOrigins: ["https://stats.example"], recruiting })).toEqual({});
});

test("the recruiting script may add styles, frames and pictures", () => {
  const recruiting = {
    script: "https://jobs.example/embed.js",
    container: "jobs",
    origins: ["https://cdn.example"],
  };
  const sources = cspSources({ ...bare, recruiting });
  expect(Object.keys(sources).sort()).toEqual(
    ["connect-src", "font-src", "frame-src", "img-src", "script-src", "style-src"].sort(),
  );
  expect(sources["frame-src"]).toEqual(["https://jobs.example", "https://cdn.example"]);
});

test.each([
  ["turnstile", "https://challenges.cloudflare.com"],
  ["hcaptcha", "https://*.hcaptcha.com"],
  ["recaptcha", "https://www.google.com/recaptcha/"],
] as const)("the captcha of %s may load its script and frame", (provider, source) => {
  const sources = cspSources({ ...bare, captcha: { ...bare.captcha, provider } });
  expect(sources["script-src"]).toContain(source);
  expect(sources["frame-src"]).toContain(source);
});
