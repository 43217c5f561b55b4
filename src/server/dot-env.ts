import { existsSync } from "node:fs";

/** Adds the settings of a `.env` file in the working folder, if there is one; what is set already stands. */
export const loadDotEnv = (): void => {
  if (existsSync(".env")) process.loadEnvFile(".env");
};
