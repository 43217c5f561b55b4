import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorFiles, schemaFolder } from "../src/content-model/json-schema";

/** Writes VS Code's JSON Schemas for the content, and the settings that refer to them, from the content model. */
rmSync(join(process.cwd(), schemaFolder), { recursive: true, force: true });
for (const [path, text] of Object.entries(editorFiles())) {
  mkdirSync(join(process.cwd(), path, ".."), { recursive: true });
  writeFileSync(join(process.cwd(), path), text);
}
