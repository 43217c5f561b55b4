import { parseArgs } from "node:util";

/**
 * Where `develop` shows the site, as Gatsby's own options: `npm run develop -- --port 8001`. PORT and HOST are the server's, and
 * may stand in `.env` for it.
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
