import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorFiles } from "../src/content-model/json-schema";

/** Writes VS Code's JSON Schemas for the content, and the settings that reference them, from the content model. */
for (const [path, text] of Object.entries(editorFiles())) {
  mkdirSync(join(process.cwd(), path, ".."), { recursive: true });
  writeFileSync(join(process.cwd(), path), text);
}
