import type { Page, Request } from "@playwright/test";
import type { SiteVerifyName } from "../../../../src/config/captcha-providers";
import { test as base } from "../../support/test";
import { mockAnalytics } from "./analytics";
import { mockAssets } from "./asset-base";
import { mockCaptcha } from "./captcha-script";
import { startConfiguredSite, type ConfiguredSite } from "./configured-site";
import { mockJobs } from "./jobs";
import { assets, builtProvider } from "./settings";

interface Fixtures {
  /** Third-party URLs that the page has requested, without query strings. */
  thirdPartyRequests: string[];
  /** Violations of the content security policy that the browser has reported. */
  cspViolations: string[];
}

interface WorkerFixtures {
  site: ConfiguredSite;
  provider: SiteVerifyName;
}

const watchPolicy = async (page: Page, cspViolations: string[]): Promise<void> => {
  await page.exposeFunction("reportBreach", (breach: string) => cspViolations.push(breach));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportBreach: (breach: string) => void }).reportBreach(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
};

/** A page of the configured site, with all third parties mocked. */
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
    await mockAssets(context, site.origin);
    await mockAnalytics(context);
    await mockJobs(context);
    await mockCaptcha(context, provider, () => site.captcha.issue());
    await provide(context);
    // A page may still have requests when its test ends.
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
  thirdPartyRequests: async ({ page, site }, provide) => {
    const thirdPartyRequests: string[] = [];
    page.on("request", (request: Request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== site.origin && origin !== assets) thirdPartyRequests.push(origin + pathname);
    });
    await provide(thirdPartyRequests);
  },
  cspViolations: async ({ page }, provide) => {
    const cspViolations: string[] = [];
    await watchPolicy(page, cspViolations);
    await provide(cspViolations);
  },
});

export { expect } from "../../support/test";
