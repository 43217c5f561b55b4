import type { CaptchaProvider } from "../captcha/captcha-provider";
import type { ServerContent } from "../content";
import type { ServerConfig } from "../env";
import type { Outbox } from "../outbox/outbox";
import type { LeadStore } from "../store/lead-store";

/** Everything that the API needs, injected. */
export interface ApiOptions {
  config: Pick<ServerConfig, "apiKey" | "corsOrigins" | "edgeCountryHeader" | "rateLimit" | "trustProxy">;
  content: ServerContent;
  store: LeadStore;
  outbox: Pick<Outbox, "channels" | "wake">;
  captcha: CaptchaProvider;
  now: () => Date;
  /** How long the result of a health check is reused. Shorter in tests. */
  proofLastsMs?: number;
}
