import { parseArgs } from "node:util";

/**
 * Address of `develop` as Gatsby's own options: `npm run develop -- --port 8001`. PORT and HOST, which may be in
 * `.env`, are the server's.
 */
export const developAddress = (args: string[]): string[] => {
  const { port, host } = parseArgs({
    args,
    options: {
      port: { type: "string", short: "p", default: "8000" },
      host: { type: "string", short: "H", default: "localhost" },
    },
  }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port ${port}: expected a number such as 8001.`);
  return ["--port", port, "--host", host];
};
