import type { ServerConfig } from "../env";
import type { ChannelName } from "../store/delivery-store";

/** The names of all configured channels. */
export const channelNames = ({ mail, webhook }: Pick<ServerConfig, "mail" | "webhook">): ChannelName[] => [
  ...(mail ? (["company-mail"] as const) : []),
  ...(mail?.confirm ? (["visitor-mail"] as const) : []),
  ...(webhook ? (["webhook"] as const) : []),
];
