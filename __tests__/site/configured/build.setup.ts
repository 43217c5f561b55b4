import { test as setup } from "@playwright/test";
import { buildCopy, copyProject } from "../support/project-copy";
import { makeProviderFolder } from "./support/provider-folder";
import { captchaProviders } from "../../../src/config/captcha-providers";
import { lengthenLists } from "./support/long-lists";
import { buildSettings, builtProvider } from "./support/settings";

setup("builds the site with all third parties configured", () => {
  setup.setTimeout(1_200_000);
  const folder = copyProject(builtProvider, ["docs/queries.md"]);
  lengthenLists(folder);
  buildCopy(folder, { ...buildSettings, ANSWER_EXAMPLES: "yes" });
  for (const provider of captchaProviders) {
    if (provider !== builtProvider) makeProviderFolder(folder, provider);
  }
});
