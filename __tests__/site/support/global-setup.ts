import { startSite } from "../../support/start-site";
import { dataDirVariable, originVariable } from "./test";

/** Starts the server once for all tests, with a high rate limit, because they share an IP address. */
const globalSetup = async () => {
  const site = await startSite({ RATE_LIMIT_MAX: "100000" });
  process.env[originVariable] = site.origin;
  process.env[dataDirVariable] = site.dataDir;
  return () => site.stop();
};

export default globalSetup;
