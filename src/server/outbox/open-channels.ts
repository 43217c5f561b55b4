import type { ServerContent } from "../content";
import type { ServerConfig } from "../env";
import type { Channel } from "./channel";
import { mailChannels } from "./mail/mail-channels";
import { webhookChannel } from "./webhook/webhook-channel";

export const openChannels = (
  { mail, webhook, siteUrl }: Pick<ServerConfig, "mail" | "webhook" | "siteUrl">,
  content: ServerContent,
  now: () => Date,
): Channel[] => [
  ...(mail ? mailChannels(mail, content, siteUrl) : []),
  ...(webhook ? [webhookChannel(webhook, now)] : []),
];
