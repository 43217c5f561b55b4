import { TextEncoder } from "node:util";

// jsdom lacks it, and react-dom/server needs it on import.
Object.assign(globalThis, { TextEncoder });
