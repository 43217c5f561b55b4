import { loadDotEnv } from "../../src/server/dot-env";

// Imported before whatever reads the environment while it is loaded itself, such as the browser's settings.
loadDotEnv();
