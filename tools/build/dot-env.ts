import { loadDotEnv } from "../../src/server/dot-env";

// Import this first: other modules, such as the browser's settings, read the environment while they are loaded.
loadDotEnv();
