import { loadDotEnv } from "../../src/server/dot-env";

// Import this first: some modules read the environment when they are imported.
loadDotEnv();
