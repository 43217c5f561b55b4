import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { dataDirVariable } from "./test";

export type Lead = Record<string, unknown>;

/** All leads, read by the command of the built server: `npm run leads` would compile it each time. */
const readLeads = async (dataDir = process.env[dataDirVariable]): Promise<Lead[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, ["dist/server/leads.js", "--json"], {
    cwd: resolve(__dirname, "../../.."),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  return JSON.parse(stdout) as Lead[];
};

/** All leads with an email address; tests use a unique one each. */
export const leadsOf = async (email: string, dataDir?: string): Promise<Lead[]> =>
  (await readLeads(dataDir)).filter((lead) => lead["email"] === email);
