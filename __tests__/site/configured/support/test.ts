import type { Page, Request } from "@playwright/test";
import type { SiteVerifyName } from "../../../../src/config/captcha-providers";
import { test as base } from "../../support/test";
import { standInForAnalytics } from "./analytics";
import { standInForAssets } from "./asset-base";
import { standInForCaptcha } from "./captcha-script";
import { startConfiguredSite, type ConfiguredSite } from "./configured-site";
import { standInForJobs } from "./jobs";
import { assets, builtProvider } from "./settings";

interface Fixtures {
  /** Addresses of other people that the page asked so far, without their queries. */
  strangers: string[];
  /** Breaches of the content security policy so far, as the browser reports them. */
  breaches: string[];
}

interface WorkerFixtures {
  site: ConfiguredSite;
  provider: SiteVerifyName;
}

const watchPolicy = async (page: Page, breaches: string[]): Promise<void> => {
  await page.exposeFunction("reportBreach", (breach: string) => breaches.push(breach));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportBreach: (breach: string) => void }).reportBreach(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
};

/** A visitor of the configured site; in the place of everybody else's servers are stand-ins. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  provider: [builtProvider, { option: true, scope: "worker" }],
  site: [
    async ({ provider }, provide) => {
      const site = await startConfiguredSite(provider);
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
  context: async ({ context, site, provider }, provide) => {
    await standInForAssets(context, site.origin);
    await standInForAnalytics(context);
    await standInForJobs(context);
    await standInForCaptcha(context, provider, () => site.captcha.issue());
    await provide(context);
    // A page may still be asking for something when its test ends.
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
  strangers: async ({ page, site }, provide) => {
    const strangers: string[] = [];
    page.on("request", (request: Request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== site.origin && origin !== assets) strangers.push(origin + pathname);
    });
    await provide(strangers);
  },
  breaches: async ({ page }, provide) => {
    const breaches: string[] = [];
    await watchPolicy(page, breaches);
    await provide(breaches);
  },
});

export { expect } from "../../support/test";
