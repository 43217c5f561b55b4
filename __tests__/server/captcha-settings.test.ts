/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { clientConfig } from "../../src/config/client-config";
import { cspSources } from "../../src/config/csp-sources";
import { createCaptcha, captchaMisconfiguration } from "../../src/server/captcha/create-captcha";
import type { CaptchaProviderName } from "../../src/config/captcha-providers";
import { writeServerContent } from "../../tools/build/write-server-content";
import { siteSecret, startStandIn } from "./support/captcha-stand-in";
import { testContent } from "./support/content";
import { makeBuild, exitOf, spawnMain } from "./support/spawn-server";

jest.setTimeout(20_000);
afterEach(() => void jest.restoreAllMocks());

test("pages and server must have the same robot test", async () => {
  const { folder, remove } = makeBuild();
  const client = { ...testContent().client, captchaProvider: "turnstile" as const };
  writeFileSync(path.join(folder, "dist/content.json"), JSON.stringify(testContent({ client })));
  const { code, errors } = await exitOf(spawnMain(folder));
  remove();
  expect(code).toBe(1);
  expect(errors).toMatch(/CAPTCHA_PROVIDER is altcha, .*GATSBY_CAPTCHA_PROVIDER=turnstile/);
});

test.each([
  [
    { provider: "friendly" as "altcha" },
    "GATSBY_CAPTCHA_PROVIDER=friendly: expected one of altcha, turnstile",
  ],
  [
    { provider: "hcaptcha" as const },
    "GATSBY_CAPTCHA_SITE_KEY: expected the site key that hcaptcha gave you",
  ],
])("a build with %j stops", (change, fault) => {
  jest.replaceProperty(clientConfig, "captcha", { ...clientConfig.captcha, ...change });
  expect(() => writeServerContent(process.cwd())).toThrow(fault);
});

test.each([
  ["the site's own host", "https://www.example.com", "www.example.com", true],
  ["a host whose pages may call the API", "https://www.example.com", "shop.example.com", true],
  ["another host", "https://www.example.com", "example.net", false],
  ["any host while the site's own is not known", undefined, "localhost", true],
])("a test passed on %s", async (_what, siteUrl, hostname, passed) => {
  const standIn = await startStandIn("turnstile");
  const captcha = createCaptcha(
    {
      captcha: { provider: "turnstile", secret: siteSecret, verifyUrl: standIn.url },
      dataDir: "/nowhere",
      siteUrl,
      corsOrigins: ["https://shop.example.com"],
    },
    () => new Date(),
  );
  expect((await captcha.verify(standIn.issue(hostname))).passed).toBe(passed);
  await standIn.close();
});

test.each([
  ["http://192.168.1.20:9000", true],
  ["http://intranet.example.com", true],
  ["http://localhost.example.com", true],
  ["http://localhost:9000", false],
  ["http://shop.localhost", false],
  ["http://127.0.0.1:9000", false],
  ["http://[::1]:9000", false],
  ["https://www.example.com", false],
  [undefined, false],
])("our own test at %s cannot be passed: %s", (siteUrl, isSo) => {
  expect(captchaMisconfiguration({ provider: "altcha", secret: undefined }, siteUrl) !== undefined).toBe(
    isSo,
  );
});

test("a test of others has needs of its own", () => {
  const settings = { provider: "turnstile", secret: siteSecret, verifyUrl: undefined } as const;
  expect(captchaMisconfiguration(settings, "http://192.168.1.20:9000")).toBeUndefined();
});

test("a page admits the origins of its own robot test and of no other", () => {
  const hostsOf = (provider: CaptchaProviderName) =>
    Object.entries(cspSources({ ...clientConfig, captcha: { ...clientConfig.captcha, provider } }));
  expect(hostsOf("altcha")).toEqual([]);
  expect(hostsOf("turnstile")).toEqual([
    ["script-src", ["https://challenges.cloudflare.com"]],
    ["frame-src", ["https://challenges.cloudflare.com"]],
  ]);
  for (const [, sources] of hostsOf("hcaptcha")) {
    expect(sources).toEqual(["https://hcaptcha.com", "https://*.hcaptcha.com"]);
  }
  for (const [, sources] of hostsOf("recaptcha")) {
    for (const source of sources) expect(source).toMatch(/^https:\/\/[a-z.]+\/recaptcha\/$/);
  }
});
