import type { ServerContent } from "../content";
import type { ServerConfig } from "../env";
import type { Channel } from "./channel";
import { mailChannels } from "./mail/mail-channels";

/** Every way out that is configured. */
export const openChannels = ({ mail }: Pick<ServerConfig, "mail">, content: ServerContent): Channel[] =>
  mail ? mailChannels(mail, content) : [];
