import { TextEncoder } from "node:util";

// jsdom has none, and React's server renderer asks for it as soon as it is imported.
Object.assign(globalThis, { TextEncoder });
