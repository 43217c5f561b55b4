import type { CaptchaProvider } from "../captcha/CaptchaProvider";
import type { ServerContent } from "../content";
import type { ServerConfig } from "../env";
import type { LeadStore } from "../store/LeadStore";

/** Everything the API works with, injected. */
export interface ApiOptions {
  config: Pick<ServerConfig, "apiKey" | "corsOrigins" | "edgeCountryHeader" | "rateLimit">;
  content: ServerContent;
  store: LeadStore;
  captcha: CaptchaProvider;
  now: () => Date;
}
