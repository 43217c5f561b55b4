import type { ServerContent } from "../content";
import type { ServerConfig } from "../env";
import type { Channel } from "./channel";
import { mailChannels } from "./mail/mail-channels";
import { webhookChannel } from "./webhook/webhook-channel";

/** All configured channels. */
export const openChannels = (
  { mail, webhook }: Pick<ServerConfig, "mail" | "webhook">,
  content: ServerContent,
  now: () => Date,
): Channel[] => [
  ...(mail ? mailChannels(mail, content) : []),
  ...(webhook ? [webhookChannel(webhook, now)] : []),
];
