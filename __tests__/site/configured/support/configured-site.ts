import { startSite, type RunningSite } from "../../../support/start-site";
import type { SiteVerifyName } from "../../../../src/config/captcha-providers";
import { siteSecret, startStandIn, type CaptchaMock } from "../../../server/support/captcha-stand-in";
import { copyFolder } from "../../support/project-copy";
import { builtProvider } from "./settings";

/** The configured build on the real server, with a mock of the siteverify endpoint. */
export interface ConfiguredSite extends RunningSite {
  captcha: CaptchaMock;
}

export const startConfiguredSite = async (
  provider: SiteVerifyName = builtProvider,
): Promise<ConfiguredSite> => {
  const captcha = await startStandIn(provider);
  const site = await startSite(
    {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SECRET: siteSecret,
      CAPTCHA_VERIFY_URL: captcha.url,
      RATE_LIMIT_MAX: "100000",
      SITE_URL: "",
    },
    copyFolder(provider),
  );
  return {
    ...site,
    captcha,
    stop: async () => {
      await site.stop();
      await captcha.close();
    },
  };
};
