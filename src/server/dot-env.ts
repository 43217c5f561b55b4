import { existsSync } from "node:fs";

/** Reads `.env` in the working folder, if there is one. Variables that are already set take precedence. */
export const loadDotEnv = (): void => {
  if (existsSync(".env")) process.loadEnvFile(".env");
};
